'use client';
import { changedFaces, changedNames } from '@/components/painted-die/fixes/changes';
import { ChangesView } from '@/components/painted-die/fixes/changes-view';
import { nameOfSkill } from '#words/systems/first/messages/places';
import { terms } from '#words/systems/first/messages/terms';
import { die } from '@/lib/systems/first/sheet/pips';
import type { Sheet } from '@/lib/systems/sheet';
import { heroOf } from './hero';
import { sharedLook } from './painted-dice';

/** Changes of a hero's dice and skills by a remedy. */
export function Changes({ before, after }: { readonly before: Sheet; readonly after: Sheet }) {
  const [was, is] = [heroOf(before), heroOf(after)];
  const fiends =
    was.fiend && is.fiend ? changedFaces(die.pips, terms.fiend, was.fiend.faces, is.fiend.faces) : [];
  const changes = {
    faces: [...changedFaces(die.pips, undefined, was.faces, is.faces), ...fiends],
    entries: changedNames(was.skills.map(nameOfSkill), is.skills.map(nameOfSkill)),
  };
  return <ChangesView look={sharedLook} changes={changes} />;
}
