import type { RulebookTexts } from '../../rulebook-text';
import { actions } from './actions';
import { armoury } from './armoury';
import { combat } from './combat';
import { conditions } from './conditions';
import { dice } from './dice';
import { followers } from './followers';
import { hero } from './hero';
import { magic } from './magic';
import { missions } from './missions';
import { pages } from './pages';
import { rulings } from './rulings';
import { rulingsOfMatches } from './rulings-of-matches';
import { firstSchools } from './rulings-of-schools-1';
import { furtherSchools } from './rulings-of-schools-2';
import { scenarios } from './scenarios';
import { beastmaster, commander, dirtyTricks, ranger, snowfall, survival, warrior } from './schools-martial';
import {
  druid,
  elementalMage,
  harbinger,
  necromancer,
  psion,
  summoner,
  voodoo,
  zealot,
} from './schools-mystic';
import { skills } from './skills';
import { words } from './words';

/** The rules in English; only their pages and their search load them. */
export const rulebookMessages: RulebookTexts = {
  chapters: {
    hero,
    dice,
    actions,
    combat,
    skills,
    magic,
    conditions,
    armoury,
    followers,
    scenarios,
    missions,
    words,
  },
  schools: {
    beastmaster,
    commander,
    'dirty-tricks': dirtyTricks,
    druid,
    'elemental-mage': elementalMage,
    necromancer,
    psion,
    ranger,
    summoner,
    survival,
    voodoo,
    warrior,
    zealot,
    harbinger,
    snowfall,
  },
  rulings: { ...rulings, ...rulingsOfMatches, ...firstSchools, ...furtherSchools },
  pages,
};
