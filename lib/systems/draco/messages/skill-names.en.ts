/** Names of the slayers’ skills. */
export const slayerSkillNames = {
  hamstring: 'Hamstring',
  'low-guard': 'Low Guard',
  'heavy-swing': 'Heavy Swing',
  'between-the-scales': 'Between the Scales',
  'barbed-arrow': 'Barbed Arrow',
  'shot-at-the-eye': 'Shot at the Eye',
  'long-shot': 'Long Shot',
  'fall-back': 'Fall Back',
  'slip-away': 'Slip Away',
  'shoulder-charge': 'Shoulder Charge',
  'draw-her-eye': 'Draw Her Eye',
  'second-wind': 'Second Wind',
  'raise-the-dead': 'Raise the Dead',
  'spider-sting': 'Spider Sting',
  venom: 'Venom',
  'great-web': 'Great Web',
  'knit-wounds': 'Knit Wounds',
  'silken-ward': 'Silken Ward',
} as const;

/** Names of the dragons’ skills. */
export const dragonSkillNames = {
  'acid-breath': 'Acid Breath',
  'thickening-scales': 'Thickening Scales',
  'tail-sweep': 'Tail Sweep',
  'wing-beat': 'Wing Beat',
  'dread-gaze': 'Dread Gaze',
  'scent-of-blood': 'Scent of Blood',
  'crushing-jaws': 'Crushing Jaws',
  'drink-deep': 'Drink Deep',
  'hot-blood': 'Hot Blood',
  'rising-fury': 'Rising Fury',
} as const;
