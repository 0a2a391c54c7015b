import { optionLabel } from '@/components/site/option-label';
import { toldApart } from '@/components/site/told-apart';
import { SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { sharedNightMessages } from '@/lib/messages/shared-night';
import { nameOf } from '@/lib/systems/document';
import { nobody, type useBroughtHero } from './use-brought-hero';

const say = sharedNightMessages.join;

/** Choice of a hero to bring; nothing where the table has no room. */
export function BroughtHero({
  bringing: { chosen, choose, hasRoom, problem, own, samples },
}: {
  readonly bringing: ReturnType<typeof useBroughtHero>;
}) {
  if (!hasRoom || own.length + samples.length === 0) return null;
  const marks = toldApart(own.map(({ id, hero }) => ({ key: id, document: hero })));
  return (
    <>
      <SelectField
        label={say.bring}
        hint={say.bringHint}
        value={chosen}
        onChange={({ target }) => choose(target.value)}
      >
        <option value={nobody}>{say.bringNone}</option>
        {own.length > 0 && (
          <optgroup label={say.bringOwn}>
            {own.map(({ id, hero }) => (
              <option key={id} value={`saved-${id}`}>
                {optionLabel(hero, marks.get(id))}
              </option>
            ))}
          </optgroup>
        )}
        <optgroup label={say.bringSamples}>
          {samples.map(({ reference, document }) => (
            <option key={reference} value={reference}>
              {nameOf(document)}
            </option>
          ))}
        </optgroup>
      </SelectField>
      {problem !== undefined && (
        <Notice tone="error" live>
          {problem}
        </Notice>
      )}
    </>
  );
}
