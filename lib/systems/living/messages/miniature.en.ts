import type { ArchetypeId } from '../start/archetypes';
import type { HeldId } from '../start/miniature';

/** Objects that a miniature can hold, in a player's words. */
export const heldNames: Readonly<Record<HeldId, string>> = {
  sword: 'Sword',
  axe: 'Axe',
  mace: 'Mace or hammer',
  dagger: 'Dagger or rapier',
  polearm: 'Spear or pike',
  knives: 'Throwing knives',
  bow: 'Bow',
  crossbow: 'Crossbow',
  gun: 'Pistol',
  staff: 'Staff or wand',
};

/** How each concept plays, true in any gear that it is offered with. */
export const plays: Readonly<Record<ArchetypeId, string>> = {
  'shield-wall': 'Holds the line behind a shield while others strike.',
  duelist: 'Picks one enemy and strikes again and again.',
  berserker: 'Charges in and hits before anyone hits back.',
  reaper: 'Sweeps a long blade through several enemies at once.',
  monk: 'Steps away from blows, hits back and shoves enemies about.',
  commander: 'Shouts orders: friends move further and hold their ground.',
  archer: 'Takes aim and shoots from far away.',
  sniper: 'Makes every single shot count.',
  trickster: 'Fights dirty: throws things and is never where you look.',
  houngan: 'Shoots with the spirits of voodoo looking on.',
  battlemage: 'Throws fire and lightning from the front row.',
  druid: 'Calls on plants to hold enemies back and mend friends.',
  healer: 'Keeps friends alive from behind the line.',
  protector: 'Shields friends before the blow falls.',
  'mind-reader': 'Dazes and distracts enemies until they lose their actions.',
  necromancer: 'Raises the dead and sends them ahead.',
  summoner: 'Calls a Daemon that fights up front.',
  beastmaster: 'Attacks from two sides, together with a beast.',
};
