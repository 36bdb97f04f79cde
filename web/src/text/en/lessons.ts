// Short enough for the tray of a small phone.
import type { LessonFile, LessonText } from '../lessons';

const shared: LessonText = {
  pay: ['Pay with what you make', '{card} {cost}. Your city makes that every turn, so you pay no coins. Build it.'],
  chain: ['Chains', '{card} bears the chain symbol {symbol}. Once it stands in your city, {taker} will be free in {age}.'],
  chained: ['Free by chain', '{card} costs nothing now: your city has {symbol}, which it asks for. Such gifts are worth planning for.'],
  free: ['Your own choice', 'Nothing new just now: play what you like. The bulb gives advice, the question mark explains anything on the table.'],
};

const duel: LessonText = {
  ...shared,
  take: ['Take a card', 'Cards that nothing covers can be taken. {card} makes {good} for the rest of the game and costs nothing: press it, then Build.'],
  uncover: ['What you uncover', 'Nothing but {opener} still covers the card behind it: taking it opens that one for {other}. {calm} uncovers nothing.'],
  trade: ['Buy what you lack', '{card} needs {good}, which you lack. You can buy it for {n} coins: 2, and 1 more for each {good} on {other}’s brown and grey cards.'],
  war: ['War', '{card} has {n} {n|shield|shields}. Each moves the pawn a step towards {other}’s capital: on the way {other} loses coins, in the capital you win at once.'],
  science: ['Science', '{card} bears a symbol. Two of a kind let you take a progress token; six different ones win the game at once.'],
  wonder: ['Wonders', 'Any open card can go under a wonder: you then pay for the wonder, not for the card. {wonder}: {effects}.'],
  sell: ['Sell', 'You cannot pay for {card}. Sold, it brings {n} coins: 2, and 1 for each yellow card of yours. And {other} cannot have it.'],
  points: ['Points', 'If neither army nor science decides, points do, after three Ages. {card} is worth {n}.'],
  commerce: ['Commerce', '{card}: {effects}. Each yellow card also makes every later sale worth 1 coin more.'],
  end: ['The lesson ends, the game goes on', 'Three ways to win: the enemy capital, six different symbols, or most points after Age III. Play on!'],
};

const wonders: LessonText = {
  ...shared,
  take: ['Choose a card', 'Everybody chooses at once; then all hands are passed on. {card} makes {good} for the rest of the game and costs nothing: press it, then Build.'],
  trade: ['Buy from a neighbour', '{card} needs {good}. {name} makes it and gets {n} {n|coin|coins} for it: nobody can refuse, and the seller keeps the goods.'],
  war: ['War', 'When the Age ends, shields are compared with each neighbour: more brings {n} {n|point|points}, fewer costs 1. {card} has {shields}.'],
  stage: ['Your wonder', 'Any card can go face down under your board instead: you pay for stage {n}, not for the card. It brings: {effects}.'],
  science: ['Science', '{card} bears a symbol. In the end each kind scores its number times itself, and every set of all three 7 points more.'],
  sell: ['Sell', 'You cannot pay for {card}. Any card can be sold for {n} coins instead, and the next one never sees it.'],
  points: ['Points', 'The most points win, after three Ages. {card} is worth {n} points: simple and sure.'],
  commerce: ['Commerce', '{card}: {effects}. Yellow cards bring coins, goods or cheaper trade.'],
  conflict: ['The first conflict', 'Shields were compared: you {mine}, {left} {l}, {right} {r}. Points of war for you: {n}.'],
  end: ['The lesson ends, the game goes on', 'Two more Ages, with dearer cards and guilds; in Age II hands pass the other way. The most points win. Play on!'],
};

const pantheon: LessonText = {
  free: shared['free']!,
  tokens: ['Tokens of the gods', 'Whoever uncovers a card with a token takes it, looks at two divinities of that people and puts one face down into the Pantheon.'],
  reveal: ['A token within reach', 'Taking {card} uncovers a token: {mythology}. It is yours, and you choose which divinity goes where.'],
  spaces: ['Six spaces, two prices', '{god} lies where it will cost you {mine} coins and {other} {theirs}. Near your side is cheap for you.'],
  offering: ['Offerings', 'Taking {card} uncovers an offering: it makes one call on a divinity {n} coins cheaper.'],
  activate: ['Call on a divinity', 'Instead of taking a card you may pay {n} coins for {god}: press it above the cards. {effects}.'],
  end: ['The lesson ends, the game goes on', 'In Age III Grand Temples replace the guilds: a token of their mythology makes them free. Play on!'],
};

const armada: LessonText = {
  free: shared['free']!,
  lanes: ['Four ships', 'Your harbour has four lanes: red is strength at sea, yellow trade and taxes, blue points, green islands. Ships are paid with goods, so first build {card}.'],
  ship: ['Build and sail', 'With {card} the {fleet} may sail one space; its space {cost}. Press the card, then “& sail”. It brings: {gives}.'],
  island: ['An island', 'Space {n} of the green ship explores: you look at a few islands and keep one for the rest of the game. Sail there with {card}.'],
  wonder: ['The wonder’s own fleet', 'The lane with your wonder’s mark sails with stages as well: the {fleet}, its space {cost}. It brings: {gives}.'],
  sail: ['Sail instead of selling', 'Any card can be discarded for one space of the yellow ship, free, instead of 3 coins: {card} does. It brings: {gives}.'],
  tax: ['A tax', '{name} levied a tax of {n}: whoever’s trade level was lower paid the difference. Yours is {level}; the yellow ship raises it.'],
  'own-tax': ['Your tax', 'You levied a tax of {n}: whoever’s trade level was lower paid the difference to the bank. The farther the yellow ship, the higher the tax, and the less those of others cost you.'],
  strength: ['Strength at sea', 'When the Age ends everybody is compared: the weakest lose points, the strongest win some. You have {mine}, which would bring {now} now. {card} helps.'],
  conflict: ['The first naval conflict', 'All were compared at sea: you {mine}, {left} {l}, {right} {r}. Points at sea for you: {n}.'],
  end: ['The lesson ends, the game goes on', 'Two more Ages, with dearer spaces, larger taxes and better islands. The question mark explains every lane. Play on!'],
};

export const lessons: LessonFile = { duel, wonders, pantheon, armada };
