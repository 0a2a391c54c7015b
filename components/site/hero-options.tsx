import type { SavedHero } from '@/lib/roster/roster';
import { nameOf } from '@/lib/systems/document';
import { optionLabel } from './option-label';
import type { sampleReferences } from './sheet-reference';
import { toldApart } from './told-apart';

/** Heroes that somebody could bring to a match or a game night, in a list: saved ones, then samples. */
export function HeroOptions({
  own,
  samples,
  words,
}: {
  readonly own: readonly SavedHero[];
  readonly samples: ReturnType<typeof sampleReferences>;
  readonly words: { readonly own: string; readonly samples: string };
}) {
  const marks = toldApart(own.map(({ id, hero }) => ({ key: id, document: hero })));
  return (
    <>
      {own.length > 0 && (
        <optgroup label={words.own}>
          {own.map(({ id, hero }) => (
            <option key={id} value={`saved-${id}`}>
              {optionLabel(hero, marks.get(id))}
            </option>
          ))}
        </optgroup>
      )}
      {samples.length > 0 && (
        <optgroup label={words.samples}>
          {samples.map(({ reference, document }) => (
            <option key={reference} value={reference}>
              {nameOf(document)}
            </option>
          ))}
        </optgroup>
      )}
    </>
  );
}
