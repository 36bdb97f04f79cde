// Armada and teams, in our own words.
import type { RulesText } from '../rules';

export const armada: RulesText = [
  { id: 'armada', title: 'Armada: what is new', body: [
    'Every city has a harbour with four ships. Cards and wonder stages move them; they bring strength at sea, trade, points and islands. With three to seven players everyone holds eight cards an age and plays seven of them, with eight players seven and six. Three to eight can play.',
    'Fleet cards come into every age’s deck, as many as there are players. With eight players Syracuse joins, a board of our own, since the game has only seven.',
  ] },
  { id: 'ships', title: 'Ships', body: [
    'When you build a red, yellow, blue or green card you may also move the ship of that colour one space: pay the cost of the space together with the card. A wonder stage moves the ship of the fleet that bears the wonder’s mark. One move for each card or stage, and nothing can pay for both.',
    'A card that is free by a chain or a power still lets a ship sail, at the ship’s full cost. A card from the discard pile does not. A ship on its sixth space stays there.',
    ['Red: the number of its space is naval strength.', 'Yellow: the number is your trade level; some spaces bring coins at once, some levy a tax.', 'Blue: points at the end.', 'Green: the second, fourth and sixth space explore an island of level one, two and three.'],
    'A card you discard brings three coins, or moves your yellow ship one space.',
    'All shipyards give the same; only costs and the wonder’s fleet differ. Most of these numbers are printed only on the boards and could not be read: ours stand in for them and are dotted.',
  ] },
  { id: 'losses', title: 'Taxes and pirates', body: [
    'Coins are lost at the end of a turn, after everything else. A tax takes from everybody else the difference between the tax and their trade level; of several taxes in one turn only the highest counts. Pirates take from everybody else as many coins as their trade level says. Nobody loses more than there is.',
  ] },
  { id: 'islands', title: 'Islands', body: [
    'Who explores alone looks at four islands of that level and keeps one. If several explore the same level in one turn, the whole deck is shared out evenly and each keeps one. Some green cards bring the top island unseen. Islands lie beside the harbour; they are no cards of the city, and what they make is not for sale.',
  ] },
  { id: 'naval', title: 'Conflict at sea', body: [
    'At the end of an age, after the ground conflicts, everybody’s naval strength is compared: symbols of cards and islands, the red ship, two for a yellow and one for a blue ship at its end.',
    ['The weakest all take a defeat: −1, −2 or −3 by age. If all are equal nobody takes anything.', 'Of the others the strongest wins 3, 5 or 7, the second 1, 3 or 5; in the third age the third wins 3.', 'Who ties takes the reward one below instead, if there is one.'],
  ] },
  { id: 'invasions', title: 'Invasions, emporiums, guilds', body: [
    'Pontoon, Ballista and Pier make you fight one more ground conflict at the end of the age, with the second neighbour on one side. Two cities never fight twice in an age. The emporiums let you buy from such a neighbour for one coin. A guild is worth ten points at most.',
  ] },
];

export const teams: RulesText = [
  { id: 'teams', title: 'Teams', body: [
    'Four, six or eight players; partners sit side by side. They may show each other their hands, unless you agreed otherwise, and win or lose with the sum of their points.',
    ['Partners never fight each other. With the opponent on the other side a ground conflict is for two tokens.', 'At sea everybody fights alone; taxes and pirates hit the partner too.', 'Coins and cards are not handed over. What your own city makes is used first; you may choose from whom you buy the rest.'],
  ] },
];
