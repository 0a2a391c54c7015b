import type { Edit } from '@/lib/systems/living/sheet/edit';
import type { HeroDraft } from '@/lib/systems/living/sheet/hero';

/**
 * What makes edits one step of undo with those before: letters typed into the same field. Undefined for what is a step
 * of its own.
 */
export const runOf = (edits: readonly Edit[], hero: HeroDraft): string | undefined => {
  const [edit, ...more] = edits;
  if (!edit || more.length > 0) return undefined;
  if (edit.edit === 'set-text') return `text ${edit.field}`;
  if (edit.edit === 'name-follower') return `name-follower ${edit.index}`;
  if (edit.edit === 'set-weapon')
    return `weapon ${edit.owner === 'hero' ? '' : edit.owner.follower}/${edit.index}`;
  if (edit.edit === 'set-other' && edit.other.length === hero.equipment.other.length) return 'other';
  return undefined;
};
