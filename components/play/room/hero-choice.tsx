import { optionLabel } from '@/components/site/option-label';
import { toldApart } from '@/components/site/told-apart';
import { SelectField } from '@/components/ui/field';
import { roomMessages } from '@/lib/messages/room';
import { nameOf } from '@/lib/systems/document';
import { asOffered, type useHeroToBring } from './use-hero-to-bring';

const say = roomMessages.arrival;

/** The offered hero, one of your own, or a sample. */
export function HeroChoice({
  offered,
  host,
  bringing: { chosen, choose, own, samples },
}: {
  /** Name of the offered hero. */
  readonly offered: string;
  /** Name of whoever picked him. */
  readonly host: string;
  readonly bringing: ReturnType<typeof useHeroToBring>;
}) {
  const marks = toldApart(own.map(({ id, hero }) => ({ key: id, document: hero })));
  return (
    <SelectField label={say.hero} value={chosen} onChange={({ target }) => choose(target.value)}>
      <option value={asOffered}>{say.offered(offered, host)}</option>
      {own.length > 0 && (
        <optgroup label={say.own}>
          {own.map(({ id, hero }) => (
            <option key={id} value={`saved-${id}`}>
              {optionLabel(hero, marks.get(id))}
            </option>
          ))}
        </optgroup>
      )}
      <optgroup label={say.samples}>
        {samples.map(({ reference, document }) => (
          <option key={reference} value={reference}>
            {nameOf(document)}
          </option>
        ))}
      </optgroup>
    </SelectField>
  );
}
