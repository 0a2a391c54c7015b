import { words } from '@/lib/messages/index';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import { err, ok, type Result } from '@/lib/result';
import type { SavedHero } from '@/lib/roster/roster';
import { codeFrom, decode, encodeHero } from '@/lib/share/index';
import { living, type HeroDraft } from '@/lib/systems/index';
import { dummies } from '@/lib/systems/odds';

export const theDummies = dummies(oddsWords.dummy);

/** The hero behind a reference: a share code or link, `sample-ID` or `dummy-ARMOUR`; an error is a sentence. */
export const heroBehind = (reference: string): Result<HeroDraft, string> => {
  const { room } = oddsWords;
  if (reference.startsWith('sample-')) {
    const sample = living.samples.find(({ id }) => `sample-${id}` === reference);
    return sample ? ok(sample.hero) : err(room.noSample);
  }
  if (reference.startsWith('dummy-')) {
    const dummy = theDummies.find(({ id }) => `dummy-${id}` === reference);
    return dummy ? ok(dummy.hero) : err(room.noDummy);
  }
  const found = decode(codeFrom(reference));
  if (!found.ok) return err(words.share.problem(found.error));
  return found.value.kind === 'hero' ? ok(found.value.hero) : err(room.isParty);
};

/** A reference that holds for itself: the code of a saved hero in place of his id; an error is a sentence. */
export const referenceOf = (chosen: string, saved: readonly SavedHero[]): Result<string, string> => {
  const known = saved.find(({ id }) => `saved-${id}` === chosen);
  if (!known) return ok(chosen);
  const code = encodeHero(known.hero);
  return code.ok ? code : err(oddsWords.room.tooLong(known.hero.name, words.share.problem(code.error)));
};
