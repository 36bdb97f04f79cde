// What a card type builds, as a silhouette standing on the lower edge: the picture on cards and in skylines.
import { fill, light, ring, type Drawing } from './draw';

export const buildings: Record<string, Drawing> = {
  raw: [fill('M0 24L6.500 11l3.500 5L14.500 7 24 24z'), light('M14.500 7L17 24h-6l-1-8zM6.500 11L5 24H0z')],
  manufactured: [
    fill(`M1.500 24v-9.500l6.500-4.500 6.500 4.500V24zM16.500 24V8H21v16zM6 24v-5a2 2 0 0 1 4 0v5z${ring(19.5, 4.5, 1.4)}${ring(21.5, 1.7, 1)}`),
    light('M16.500 8h2v16h-2zM1.500 14.500L8 10v4.500z'),
  ],
  civilian: [
    fill('M1 9.500l11-7 11 7zM2.500 11h19v2h-19zM4 14.500h2.200v6H4zM8.700 14.500h2.200v6H8.700zM13.100 14.500h2.200v6h-2.200zM17.800 14.500H20v6h-2.200zM1.500 22h21v2h-21z'),
    light('M1 9.500l11-7v7z'),
  ],
  scientific: [
    fill('M4 24V14.300h16V24zM4.500 12.800a7.500 7.500 0 0 1 15 0zM11.300 2.500h1.400v2.500h-1.400zM10 24v-4.500a2 2 0 0 1 4 0V24z'),
    light('M12 5.300c1.500 0 3 .5 4 1.200l-2 6.300h-2zM4 14.300h4V24H4z'),
  ],
  commercial: [
    fill('M2.500 8h19l2 5a2.300 2.300 0 0 1-4.600 0 2.300 2.300 0 0 1-4.600 0 2.300 2.300 0 0 1-4.600 0 2.300 2.300 0 0 1-4.600 0 2.300 2.300 0 0 1-4.600 0zM3 24v-6h18v6zM3.500 15.500h1.300V18H3.500zM19.200 15.500h1.300V18h-1.300z'),
    light('M6.500 8h3.700l-.5 5a2.300 2.300 0 0 1-4.600 0zM13.800 8h3.700l1.400 5a2.300 2.300 0 0 1-4.600 0z'),
  ],
  military: [
    fill('M0 24V13h2.500v-2.500H5V13h2V5.500H6V2h2.500v2h2V2h3v2h2V2H18v3.500h-1V13h2v-2.500h2.500V13H24v11zM10 24v-4.500a2 2 0 0 1 4 0V24zM11.200 8.500h1.600V12h-1.600z'),
    light('M7 5.500h2.500V24H7z'),
  ],
  guild: [
    fill('M6 24V8.500L12 3l6 5.500V24zM0 24V14h4.500v10zM19.500 24V14H24v10zM10.300 24v-5h3.400v5zM8.500 10.500h2v3h-2zM13.500 10.500h2v3h-2zM11.600 3V0l3.400 1-3.400 1z'),
    light('M6 8.500L12 3v5.500zM0 14h1.800v10H0z'),
  ],
  temple: [fill(`M0 24v-4h24v4zM3.500 19v-4h17v4zM7 14v-4h10v4zM10 9V6h4v3z${ring(12, 3, 1.8)}`), light('M0 20h6v4H0zM3.500 15H8v4H3.500zM7 10h2.500v4H7z')],
};
