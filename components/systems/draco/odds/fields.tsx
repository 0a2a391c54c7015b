import { SelectField } from '@/components/ui/field';
import { Tick } from '@/components/ui/check-controls';
import { odds as say } from '#words/systems/draco/messages/odds';
import { moreDvOf } from '@/lib/systems/draco/odds/dragon-attack';
import { harmfulActions, places } from '@/lib/systems/draco/odds/slayer-action';
import { poolSizes } from '@/lib/systems/draco/rules/values';
import type { Hunt } from './setting';

interface FieldsProps {
  readonly hunt: Hunt;
  readonly onChange: (part: Readonly<Record<string, string>>) => void;
}

/** A number of dice, from all to one. */
function DiceField({
  label,
  value,
  most,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly most: number;
  readonly onChange: (dice: string) => void;
}) {
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value)}>
      {Array.from({ length: most }, (_, at) => (
        <option key={at} value={most - at}>
          {most - at}
        </option>
      ))}
    </SelectField>
  );
}

/** The slayer's dice, place and action. */
export function SlayerFields({ hunt: { slayer, dice, place, action }, onChange }: FieldsProps) {
  return (
    <>
      <DiceField
        label={say.fields.dice}
        value={dice}
        most={poolSizes.slayer}
        onChange={(next) => onChange({ dice: next })}
      />
      <SelectField
        label={say.fields.place}
        value={place}
        onChange={({ target }) => onChange({ place: target.value })}
      >
        {places.map((id) => (
          <option key={id} value={id}>
            {say.places[id]}
          </option>
        ))}
      </SelectField>
      {action !== undefined && (
        <SelectField
          label={say.fields.action}
          value={action}
          onChange={({ target }) => onChange({ action: target.value })}
        >
          {harmfulActions(slayer, place).map((id) => (
            <option key={id} value={id}>
              {say.action(id)}
            </option>
          ))}
        </SelectField>
      )}
    </>
  );
}

/** Her dice, the card that came up, and which others lie face down. */
export function DragonFields({ hunt: { dragon, pool, card, down, isScaled }, onChange }: FieldsProps) {
  const others = dragon.cards.flatMap(({ name }, at) => (at === card ? [] : [{ name, at }]));
  const turned = (at: number, isDown: boolean): string =>
    [...down.filter((each) => each !== at), ...(isDown ? [at] : [])].map((each) => each + 1).join('');
  return (
    <>
      <DiceField
        label={say.fields.pool}
        value={pool}
        most={poolSizes.dragon}
        onChange={(next) => onChange({ pool: next })}
      />
      <SelectField
        label={say.fields.card}
        value={card + 1}
        onChange={({ target }) => onChange({ card: target.value })}
      >
        {dragon.cards.map(({ name }, at) => (
          <option key={at} value={at + 1}>
            {say.cardName(name, at)}
          </option>
        ))}
      </SelectField>
      <fieldset>
        <legend className="font-semibold">{say.fields.down}</legend>
        <div className="flex flex-wrap gap-x-6">
          {others.map(({ name, at }) => (
            <Tick
              key={at}
              label={say.cardName(name, at)}
              checked={down.includes(at)}
              onChange={(isDown) => onChange({ down: turned(at, isDown) })}
            />
          ))}
        </div>
      </fieldset>
      {moreDvOf(dragon) > 0 && (
        <Tick
          label={say.fields.scales}
          checked={isScaled}
          onChange={(checked) => onChange({ scales: checked ? '1' : '0' })}
        />
      )}
    </>
  );
}
