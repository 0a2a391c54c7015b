import { category, type SkillEntry } from './category';
import { change, radius } from './build';
import type { Value } from './effect';

/** Friends round the singer get more of a value. */
const ballad = (name: string, icon: string, value: Value): SkillEntry => ({
  name,
  icon,
  use: 'spell',
  target: 'friend',
  blue: [radius(1)],
  green: [change(value, 1, 'target')],
});

export const ballads = category('ballads', 'Ballads', {
  'its-a-kind-of-magic': ballad("It's a Kind of Magic", 'rune-stone', 'MAV'),
  'love-is-a-shield': ballad('Love is a Shield', 'hearts', 'DV'),
  'somewhere-over-the-rainbow': ballad('Somewhere over the Rainbow', 'sunrise', 'range'),
  speed: ballad('Speed', 'running-ninja', 'movement'),
  'way-of-the-sword': ballad('Way of the Sword', 'pointy-sword', 'AV'),
  witchcraft: ballad('Witchcraft', 'eye-shield', 'MDV'),
});
