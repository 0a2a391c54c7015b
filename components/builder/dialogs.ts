'use client';
import dynamic from 'next/dynamic';

const load = {
  about: () => import('../systems/living/skills/skill-beside').then((file) => file.SkillPanel),
  skill: () => import('../systems/living/skills/skill-dialog').then((file) => file.SkillDialog),
  custom: () => import('../systems/living/skills/custom-skill-dialog').then((file) => file.CustomSkillDialog),
  armour: () => import('../systems/living/equipment/gear-facts').then((file) => file.ArmourFacts),
  weapon: () => import('../systems/living/equipment/gear-facts').then((file) => file.WeaponFacts),
  photo: () => import('./photo').then((file) => file.HeroPhoto),
  fix: () => import('../systems/living/fixes/changes-view').then((file) => file.FixPreview),
  odds: () => import('../systems/living/odds/strip').then((file) => file.OddsStrip),
  start: () => import('./start-dialog').then((file) => file.StartDialog),
  texts: () => import('./card-texts').then((file) => file.CardTexts),
  which: () => import('./which-dialog').then((file) => file.WhichDialog),
};

/** The dialogs of the builder come after the page, so that the die is there sooner. */
export const SkillDialog = dynamic(load.skill);
export const CustomSkillDialog = dynamic(load.custom);
export const ArmourFacts = dynamic(load.armour);
export const WeaponFacts = dynamic(load.weapon);
export const FixPreview = dynamic(load.fix);
export const HeroPhoto = dynamic(load.photo);
export const OddsStrip = dynamic(load.odds);
export const StartDialog = dynamic(load.start);
export const CardTexts = dynamic(load.texts);
export const WhichDialog = dynamic(load.which);

/** Fetches them before anybody asks: none must be missing when the network goes. A failure is met again on opening. */
export const loadDialogs = (): void => {
  for (const dialog of Object.values(load)) dialog().catch(() => undefined);
};
