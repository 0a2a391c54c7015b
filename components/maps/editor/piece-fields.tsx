import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { Field, SelectField } from '@/components/ui/field';
import { keyOf } from '@/components/ui/keys';
import { mapsMessages as say } from '@/lib/messages/maps';
import type { MapsPart } from '@/lib/table/own-map/maps-part';
import {
  answers,
  forms,
  grain,
  grains,
  highest,
  ladderSides,
  type OwnPiece,
} from '@/lib/table/own-map/own-map';
import { pieceOf } from './piece';

const lengths = ['left', 'top', 'wide', 'deep', 'height'] as const;

/** The selected piece: its kind, place and four answers. */
export function PieceFields({
  piece,
  name,
  part,
  isFull,
  onChange,
  onAnother,
  onRemove,
}: {
  readonly piece: OwnPiece;
  readonly name: string;
  readonly part: MapsPart;
  readonly isFull: boolean;
  readonly onChange: (change: Partial<OwnPiece>) => void;
  readonly onAnother: () => void;
  readonly onRemove: () => void;
}) {
  const ofKind = (id: string): void => {
    const kind = part.kinds.find((each) => each.id === id);
    if (kind) onChange({ ...pieceOf(kind, piece.form), ...placeOf(piece) });
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3">
      <legend className="px-1 font-semibold">{say.chosen(name)}</legend>
      <div className="grid grid-cols-2 gap-3">
        <SelectField label={say.is} value={piece.kind} onChange={({ target }) => ofKind(target.value)}>
          {part.kinds.map(({ id, name: called }) => (
            <option key={id} value={id}>
              {called}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={say.form}
          value={piece.form}
          onChange={({ target }) =>
            onChange({ form: forms.find((form) => form === target.value) ?? piece.form })
          }
        >
          {forms.map((form) => (
            <option key={form} value={form}>
              {say.forms[form]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid grid-cols-2 gap-3 sm:grid-cols-3">
        {lengths.map((length) => (
          <Field
            // A value from outside resets the field; what is being typed stays.
            key={`${length} ${piece[length]}`}
            label={say.fields[length]}
            type="number"
            inputMode="decimal"
            min={length === 'wide' || length === 'deep' ? 1 / grain : 0}
            max={(length === 'height' ? highest : grains) / grain}
            step={1 / grain}
            defaultValue={piece[length] / grain}
            onBlur={({ target }) => {
              const value = Math.round(Number(target.value) * grain);
              if (target.value !== '' && value !== piece[length]) onChange({ [length]: value });
            }}
            onKeyDown={(event) => keyOf(event) === 'Enter' && event.currentTarget.blur()}
          />
        ))}
        <SelectField
          label={say.ladder}
          value={piece.ladder ?? ''}
          onChange={({ target }) => onChange({ ladder: ladderSides.find((side) => side === target.value) })}
        >
          <option value="">{say.noLadder}</option>
          {ladderSides.map((side) => (
            <option key={side} value={side}>
              {say.ladders[side]}
            </option>
          ))}
        </SelectField>
      </div>
      <div className="grid sm:grid-cols-2">
        {answers.map((answer) => (
          <Tick
            key={answer}
            label={say.answers[answer]}
            checked={piece[answer]}
            onChange={(is) => onChange({ [answer]: is })}
          />
        ))}
      </div>
      <div className="flex flex-wrap gap-2">
        <Button disabled={isFull} onClick={onAnother}>
          {say.another}
        </Button>
        <Button onClick={onRemove}>{say.remove}</Button>
      </div>
    </fieldset>
  );
}

const placeOf = ({ left, top, wide, deep, ladder }: OwnPiece) => ({
  left,
  top,
  wide,
  deep,
  ...(ladder && { ladder }),
});
