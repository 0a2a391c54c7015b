import { faceNumbers } from '../../../dice/face';
import { dragonOf, figureOf, type Table } from '../match/state/match-context';
import type { About } from '../match/state/option';
import { dragonPick, modifiersOf, plainly } from '../match/rolls/values';
import { skillInTurn } from '../match/turn/actions';
import type { Telling } from '#words/systems/draco/messages/play';
import { dragonTextOn } from '#words/systems/draco/messages/skill-text';
import { addedBy, onFace } from '../skills/resolve';

/** The skill that goes with the attack whose die is picked. */
const skillFor = (table: Table, about: About) =>
  about.about === 'die' && about.skill !== '' ? skillInTurn(table, table.s.acting?.card ?? -1) : undefined;

/** Result of a die of the dragon on the card that makes most of it. */
export const pickIn =
  (table: Table, about: About): Telling['pick'] =>
  (shown) => {
    const face = faceNumbers[shown - 1];
    if (about.about !== 'die' || face === undefined) return { av: 0, brings: '' };
    const dragon = dragonOf(table);
    const skill = skillFor(table, about);
    const acts = skill ? onFace(skill.acts, face) : [];
    const attacking = skill
      ? { av: addedBy(acts, 'av', dragon.pool), lessDv: addedBy(acts, 'less-dv', dragon.pool) }
      : plainly;
    const { av } = modifiersOf(table, dragon, figureOf(table, about.target), attacking);
    return {
      av: Math.max(0, dragonPick(table, face).daggers + av),
      brings: skill ? dragonTextOn(skill, face).join(' ') : '',
    };
  };
