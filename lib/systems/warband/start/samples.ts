import type { Warband } from '../sheet/warband';
import { boss, heavyArea, light, medium, melee, rookie, shield, specialist, warband } from './fighters';

const bow = light('Bow');
const outlaw = (name: string) => rookie(undefined, name, 3, melee('Staff'), bow);

/** The example warbands of the text, by its names and gear; stats are house values, and so are the Ragtags' rookies. */
export const samples: readonly { readonly id: string; readonly sheet: Warband }[] = [
  {
    id: 'merry-men',
    sheet: warband(
      'Robyn’s Merry Men',
      boss('ranger', 'Robyn Foxley', 5, melee('Sword'), bow),
      specialist('ranger', 'Long Joan', 4, melee('Staff'), bow),
      specialist('brawler', 'Red William', 5, melee('2 Heavy Daggers')),
      specialist('healer', 'Lady Mariah', 4, melee('Mystic Clouds')),
      outlaw('Outlaw 1'),
      outlaw('Outlaw 2'),
      outlaw('Outlaw 3'),
      outlaw('Outlaw 4'),
    ),
  },
  {
    id: 'ragtags',
    sheet: warband(
      'Captain Fawkes’ Ragtags',
      boss('sniper', 'Captain Fawkes', 5, medium('High Precision Rifle')),
      specialist('tank', 'T-999', 3, melee('Hammer'), shield),
      specialist('veteran', 'Grylls', 4, heavyArea('Heavy Shooter')),
      specialist('ranger', 'Antie May', 4, melee('Staff'), bow),
      rookie('gunner', 'Ragtag 1', 3, melee('Knife'), light('Pistol')),
      rookie('gunner', 'Ragtag 2', 3, melee('Knife'), light('Pistol')),
      rookie('fighter', 'Ragtag 3', 3, melee('Club'), shield),
      rookie('meat-shield', 'Ragtag 4', 3, melee('Club'), shield),
    ),
  },
];
