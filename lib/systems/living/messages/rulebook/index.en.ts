import type { RulebookTexts } from '../rulebook-text';
import { actions } from '#words/systems/living/messages/rulebook/actions';
import { armoury } from '#words/systems/living/messages/rulebook/armoury';
import { combat } from '#words/systems/living/messages/rulebook/combat';
import { conditions } from '#words/systems/living/messages/rulebook/conditions';
import { dice } from '#words/systems/living/messages/rulebook/dice';
import { followers } from '#words/systems/living/messages/rulebook/followers';
import { hero } from '#words/systems/living/messages/rulebook/hero';
import { magic } from '#words/systems/living/messages/rulebook/magic';
import { missions } from '#words/systems/living/messages/rulebook/missions';
import { pages } from '#words/systems/living/messages/rulebook/pages';
import { rulings } from '#words/systems/living/messages/rulebook/rulings';
import { rulingsOfMatches } from '#words/systems/living/messages/rulebook/rulings-of-matches';
import { firstSchools } from '#words/systems/living/messages/rulebook/rulings-of-schools-1';
import { furtherSchools } from '#words/systems/living/messages/rulebook/rulings-of-schools-2';
import { scenarios } from '#words/systems/living/messages/rulebook/scenarios';
import {
  beastmaster,
  commander,
  dirtyTricks,
  ranger,
  snowfall,
  survival,
  warrior,
} from '#words/systems/living/messages/rulebook/schools-martial';
import {
  druid,
  elementalMage,
  harbinger,
  necromancer,
  psion,
  summoner,
  voodoo,
  zealot,
} from '#words/systems/living/messages/rulebook/schools-mystic';
import { skills } from '#words/systems/living/messages/rulebook/skills';
import { words } from '#words/systems/living/messages/rulebook/words';

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
