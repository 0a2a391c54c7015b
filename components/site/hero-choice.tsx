import { DieFaces } from '../systems/living/die/die-faces';
import { SelectField } from '@/components/ui/field';
import { oddsWords } from '@/lib/systems/living/messages/odds';
import type { SavedHero } from '@/lib/roster/roster';
import { encodeHero } from '@/lib/share/index';
import { living } from '@/lib/systems/index';
import { heroBehind, theDummies } from './fighters';

const { room } = oddsWords;

/** The saved hero whose code this is. */
const savedAs = (reference: string, saved: readonly SavedHero[]): string | undefined => {
  const same = saved.find(({ hero }) => {
    const code = encodeHero(hero);
    return code.ok && code.value === reference;
  });
  return same && `saved-${same.id}`;
};

/** One of the two, with the die that he rolls. */
export function HeroChoice({
  label,
  reference,
  saved,
  onChange,
}: {
  readonly label: string;
  readonly reference: string;
  readonly saved: readonly SavedHero[];
  readonly onChange: (reference: string) => void;
}) {
  const hero = heroBehind(reference);
  const isListed = reference.startsWith('sample-') || reference.startsWith('dummy-');
  const kept = isListed ? undefined : savedAs(reference, saved);
  return (
    <div className="flex items-end gap-3">
      <div className="min-w-0 flex-1">
        <SelectField
          label={label}
          value={kept ?? reference}
          onChange={({ target }) => onChange(target.value)}
        >
          {(!isListed || !hero.ok) && kept === undefined && (
            <option value={reference}>{hero.ok ? `${hero.value.name} (${room.linked})` : room.linked}</option>
          )}
          {saved.length > 0 && (
            <optgroup label={room.saved}>
              {saved.map(({ id, hero: { name } }) => (
                <option key={id} value={`saved-${id}`}>
                  {name}
                </option>
              ))}
            </optgroup>
          )}
          <optgroup label={room.samples}>
            {living.samples.map(({ id, hero: { name } }) => (
              <option key={id} value={`sample-${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
          <optgroup label={room.dummies}>
            {theDummies.map(({ id, hero: { name } }) => (
              <option key={id} value={`dummy-${id}`}>
                {name}
              </option>
            ))}
          </optgroup>
        </SelectField>
      </div>
      {hero.ok && <DieFaces faces={hero.value.faces} className="w-24 shrink-0" />}
    </div>
  );
}
