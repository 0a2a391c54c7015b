'use client';
import { ChangesView as SharedView } from '@/components/painted-die/fixes/changes-view';
import type { Sheet } from '@/lib/systems/sheet';
import { sharedLook } from '../die/painted-dice';
import { heroOf } from '../hero';
import { changesOf } from './changes';

/** Changes of a hero's dice, skills and followers by a fix. */
export function ChangesView({ before, after }: { readonly before: Sheet; readonly after: Sheet }) {
  return <SharedView look={sharedLook} changes={changesOf(heroOf(before), heroOf(after))} />;
}
