import type { ConceptId } from '../start/concepts';
import type { HeldId } from '../start/miniature';

/** Things that a miniature can hold, as a player would call them. */
export const heldNames: Readonly<Record<HeldId, string>> = {
  sword: 'Sword or dagger',
  axe: 'Axe',
  mace: 'Mace or hammer',
  polearm: 'Spear or pike',
  bow: 'Bow',
  crossbow: 'Crossbow',
  staff: 'Staff or wand',
  lyre: 'Lute or harp',
};

/** How each concept plays, true in any gear that it is offered with. */
export const plays: Readonly<Record<ConceptId, string>> = {
  paladin: 'Holds the front and heals friends with prayers.',
  knight: 'Holds the line and cuts other people’s armour open.',
  berserker: 'Charges in and hits before anyone hits back.',
  brawler: 'Pushes enemies off whatever they stand on.',
  trapper: 'Never fights fair: traps, thrown dirt, poison.',
  archer: 'Takes aim and shoots from far away.',
  marksman: 'Shoots further than anyone and slows anyone who comes close.',
  bard: 'Sings so that friends hit harder and last longer.',
  healer: 'Stays behind the line and keeps friends alive.',
  battlemage: 'Throws fire, stars and ice at whoever is in sight.',
  stormcaller: 'Walks into the crowd and blows it apart.',
  summoner: 'Calls a fiend that fights up front.',
};
