// The rules in our own words. Section ids are the anchors that icons on the board lead to.
import type { RulesFile, RulesText } from '../rules';
import { armada, teams } from './rules_armada';

const duel: RulesText = [
  { id: 'aim', title: 'What it is about', body: [
    'Two cities grow side by side through three ages. There are three ways to win: march into the other capital, gather six different science symbols, or have more points when the last card is gone.',
  ] },
  { id: 'setup', title: 'Before the first age', body: [
    'Each player has seven coins. Five progress tokens lie on the board. Four wonders are laid out: the first player takes one, the second takes two, the first takes the last. Then four more, with the second player choosing first. So each has four wonders, none of them built yet.',
    'The twenty cards of an age lie in rows that overlap; every second row is face down. A card is open when nothing lies on it. A face-down card is turned up as soon as it is open.',
  ] },
  { id: 'turn', title: 'A turn', body: [
    'Take one open card and use it in one of three ways:',
    ['Build it: pay its cost and add it to your city.', 'Sell it: it goes to the discard pile; take two coins, plus one for each commercial building you own.', 'Build one of your wonders with it: pay the wonder’s cost and put the card under it, whatever it is.'],
    'Then it is the other player’s turn, unless something you built says “play again”.',
  ] },
  { id: 'trade', title: 'Resources, prices and coins', body: [
    'What your buildings make is there every turn; it is never used up. What is missing you buy from the bank: one unit costs two coins, plus one for each unit of the same resource the opponent makes with raw-material and manufacturing buildings. Some commercial buildings fix a price at one coin.',
    'Buildings that make one resource of your choice help you but do not raise the opponent’s price. The game always works out the cheapest way for you to pay.',
  ] },
  { id: 'chains', title: 'Chains', body: [
    'A card with a square glyph in its cost row is free if you own the card that shows the same glyph in a circle. Choosing a card lights up both ends of its chain.',
  ] },
  { id: 'cards', title: 'Kinds of cards', body: [
    ['Raw materials (hexagon, hatched) and manufactured goods (square, dotted) make resources.', 'Civilian buildings (arch) are worth points.', 'Scientific buildings (circle, grid) are worth points and carry a symbol.', 'Commercial buildings (diamond, bars) bring coins, cheap trade or resources; in the third age also points.', 'Military buildings (shield, chevrons) move the pawn.', 'Guilds (octagon, scales) count something in whichever city has more of it. Three of the seven are in the third age.'],
  ] },
  { id: 'military', title: 'Military', body: [
    'Each shield moves the pawn one step towards the opponent’s capital. The first time it enters the third and the sixth space of a side, the owner of that side loses two and five coins. When it enters the capital the game is over and the attacker has won.',
    'If nobody got that far, the zone of the pawn is worth two, five or ten points at the end.',
  ] },
  { id: 'science', title: 'Science', body: [
    'There are seven symbols. Two equal ones are a pair: take one progress token from the board at once. Six different ones win the game at once.',
  ] },
  { id: 'tokens', title: 'Progress tokens', body: [
    'Each has an effect of its own that stays with you for the whole game. Tokens that do something “from now on” do not change what was built before.',
  ] },
  { id: 'wonders', title: 'Wonders', body: [
    'A wonder takes effect as soon as it is built. Only seven can stand: when the seventh is built, the eighth leaves the game.',
    'Playing again never adds up: one wonder gives at most one more turn, and none if the age is over.',
  ] },
  { id: 'ages', title: 'From age to age', body: [
    'When the last card of an age is gone, the next one is laid out. Whoever is behind on the track decides who begins; in the middle it is the player who took the last card.',
  ] },
  { id: 'scoring', title: 'The end', body: [
    'After the third age points are counted: the pawn’s zone, civilian, scientific and commercial buildings, guilds, wonders, progress tokens, and one point for every three coins. More points win; at a tie more points on civilian buildings; else the victory is shared.',
  ] },
];

const pantheon: RulesText = [
  { id: 'pantheon', title: 'Pantheon: what is new', body: [
    'Guilds are gone; Grand Temples take their place. Under the conflict track lies the Pantheon with six spaces. Each has two prices: yours and the opponent’s.',
    ['In the first age mythology tokens lie on some cards. Whoever uncovers such a card takes the token, looks at two divinities of that mythology, and puts one face down on a space of the Pantheon; the other goes back.', 'When the second age begins the divinities are turned up and the Gate takes the space that is left.', 'In the second age offering tokens lie on some cards: each makes one activation cheaper.'],
    'From the second age on you may, instead of taking a card, call on a divinity: pay the price of its space on your side and take it. Its effect happens once or stays with you, as it says.',
  ] },
  { id: 'temples', title: 'Grand Temples', body: [
    'A Grand Temple is free if you own a token of its mythology. One temple is worth 5 points, two are worth 12, three are worth 21.',
  ] },
  { id: 'gate', title: 'The Gate', body: [
    'It costs twice the price of its space. It shows the top divinity of every mythology; you call on one of them free, the others go back.',
  ] },
];

const wonders_common = (edition: 1 | 2): RulesText => [
  { id: 'aim', title: 'What it is about', body: ['Every player leads an ancient city through three ages of six turns. All play at the same time. The most points win.'] },
  { id: 'setup', title: 'Before the first age', body: [
    edition === 1 ? 'Everyone gets a wonder board, side A or B, and three coins.' : 'Everyone gets a wonder board, day or night side, and three coins.',
    'Seven cards are dealt to each player at the start of every age. Which cards are in play depends on the number of players.',
  ] },
  { id: 'turn', title: 'A turn', body: [
    'Everyone chooses one card in secret; when all have chosen, the cards are shown and used:',
    ['Build it: pay its cost and add it to the city. A city never holds the same building twice.', 'Build the next stage of your wonder with it: pay the cost of the stage and slip the card face down under the board.', 'Sell it: it goes face down to the discard pile; take three coins.'],
    'You may change your choice until the last player has locked. Then the hands pass on: to the left in the first and third age, to the right in the second. Of the last two cards one is played, the other discarded.',
  ] },
  { id: 'trade', title: 'Resources and trade', body: [
    'What your board and buildings make is there every turn. What is missing you may buy from your two neighbours: two coins for each unit, paid to them. They cannot refuse and do not lose it. You can buy what their board and their raw-material and manufacturing buildings make, not what their commercial buildings or stages make.',
    'Trading posts lower the price to one coin. When there are several ways to split the payment between your neighbours, you choose whom to make richer. Coins received this turn can be spent from the next turn on.',
  ] },
  { id: 'chains', title: 'Chains', body: [
    edition === 1 ? 'Some buildings let you build a later one free: its glyph stands in the square. Choosing a card lights up its partners.' : 'A building whose square glyph matches a round glyph in your city is free. Choosing a card lights up its partners.',
  ] },
  { id: 'cards', title: 'Kinds of cards', body: [
    ['Raw materials (hexagon) and manufactured goods (square) make resources.', 'Civilian buildings (arch) are worth points.', 'Commercial buildings (diamond) bring coins, resources, cheap trade and later points.', 'Military buildings (shield) carry shields.', 'Scientific buildings (circle) carry one of three symbols.', 'Guilds (octagon) come in the third age: as many as there are players, plus two.'],
  ] },
  { id: 'military', title: 'Conflicts', body: [
    'At the end of each age every city compares its shields with both neighbours. The stronger takes a victory token: 1, 3 or 5 points in the first, second and third age. The weaker takes a token worth minus one. Equal shields: nothing happens.',
  ] },
  { id: 'science', title: 'Science', body: ['For each symbol you score its number times itself, and seven points for each set of all three. Symbols of free choice are placed for you where they bring most.'] },
  { id: 'wonders', title: 'Wonder stages', body: ['Stages are built from left to right. Each takes effect at once or stays, as printed. The card under a stage is known to its owner alone.'] },
  { id: 'scoring', title: 'The end', body: ['Conflict tokens, one point for every three coins, wonder stages, civilian buildings, science, commercial buildings and guilds. The most points win; at a tie the most coins; else the victory is shared.'] },
];

const free_city: RulesText = [
  { id: 'free-city', title: 'Two players: the Free City', body: [
    'A third, ownerless city stands between you. The two players take turns holding its card: whoever holds it chooses for the own city first and then plays one more card of the hand for the Free City.',
    'The Free City builds what it can. It trades like any neighbour, fights conflicts and is scored, but it cannot win. It never sells a card that it could build or use for a stage.',
  ] },
];

export const rules: RulesFile = { duel, pantheon, wonders1: [...wonders_common(1), ...free_city], wonders2: wonders_common(2), armada, teams };
