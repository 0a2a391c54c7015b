'use client';
import { changedFaces, changedNames, type FaceChange } from '@/components/painted-die/fixes/changes';
import { ChangesView } from '@/components/painted-die/fixes/changes-view';
import { terms } from '#words/systems/draco/messages/terms';
import { dragonDie, slayerDie } from '@/lib/systems/draco/sheet/pips';
import type { Draft } from '@/lib/systems/draco/sheet/sheet';
import type { Sheet } from '@/lib/systems/sheet';
import { draftIn } from './draft';
import { sharedLook } from './painted-dice';

const skillsOf = (draft: Draft): readonly string[] =>
  (draft.kind === 'slayer' ? draft.skills : draft.cards.map(({ skill }) => skill))
    .filter((id) => id !== '')
    .map(terms.skill);

const facesOf = (was: Draft, is: Draft): readonly FaceChange[] => {
  if (was.kind === 'slayer')
    return is.kind === 'slayer'
      ? changedFaces(slayerDie(was.attack).pips, undefined, was.faces, is.faces)
      : [];
  if (is.kind === 'slayer' || was.cards.length !== is.cards.length) return [];
  return was.cards.flatMap(({ name, faces }, at) => {
    const after = is.cards[at];
    return after ? changedFaces(dragonDie.pips, name, faces, after.faces) : [];
  });
};

/** Changes of cards and skills by a remedy. */
export function Changes({ before, after }: { readonly before: Sheet; readonly after: Sheet }) {
  const [was, is] = [draftIn(before), draftIn(after)];
  const changes = { faces: facesOf(was, is), entries: changedNames(skillsOf(was), skillsOf(is)) };
  return <ChangesView look={sharedLook(was)} changes={changes} />;
}
