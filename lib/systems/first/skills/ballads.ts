import { category, type SkillEntry } from './category';
import { change, radius } from './build';
import type { Value } from './effect';

/** Friends round the singer get more of a value. */
const ballad = (icon: string, value: Value): SkillEntry => ({
  icon,
  use: 'spell',
  target: 'friend',
  blue: [radius(1)],
  green: [change(value, 1, 'target')],
});

export const ballads = category('ballads', {
  'its-a-kind-of-magic': ballad('rune-stone', 'MAV'),
  'love-is-a-shield': ballad('hearts', 'DV'),
  'somewhere-over-the-rainbow': ballad('sunrise', 'range'),
  speed: ballad('running-ninja', 'movement'),
  'way-of-the-sword': ballad('pointy-sword', 'AV'),
  witchcraft: ballad('eye-shield', 'MDV'),
});
