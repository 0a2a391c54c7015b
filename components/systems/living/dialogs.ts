'use client';
import dynamic from 'next/dynamic';
import { bring } from '@/lib/systems/open';

const load = {
  about: () => import('./skills/skill-beside').then((file) => file.SkillBeside),
  skill: () => import('./skills/skill-dialog').then((file) => file.SkillDialog),
  emblem: () => import('./skills/skill-emblem').then((file) => file.SkillEmblem),
  line: () => import('./skills/skill-line').then((file) => file.SkillLine),
  custom: () => import('./skills/custom-skill-dialog').then((file) => file.CustomSkillDialog),
  armour: () => import('./equipment/gear-facts').then((file) => file.ArmourFacts),
  weapon: () => import('./equipment/gear-facts').then((file) => file.WeaponFacts),
  changes: () => import('./fixes/changes-view').then((file) => file.ChangesView),
  odds: () => bring('living', 'odds', () => import('./odds/strip')).then((file) => file.OddsStrip),
};

/** While its script comes, nothing but itself is missing: without this, what waits is the whole builder. */
const nothing = () => null;

/** Views that load after the page, so that the die is there sooner. */
export const SkillDialog = dynamic(load.skill, { loading: nothing });
export const CustomSkillDialog = dynamic(load.custom, { loading: nothing });
export const ArmourFacts = dynamic(load.armour, { loading: nothing });
export const WeaponFacts = dynamic(load.weapon, { loading: nothing });
export const Changes = dynamic(load.changes, { loading: nothing });
export const OddsStrip = dynamic(load.odds, { loading: nothing });

/** Fetches them all; a failure is met again on opening. */
export const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};
