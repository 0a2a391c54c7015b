import clsx from 'clsx';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Tick } from '@/components/ui/check-controls';
import { SelectField, inputClass } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import type { BuildForm } from '@/lib/match/build-form';
import type { PlainData } from '@/lib/match/plain-data';
import type { Building, Choice } from '@/lib/match/request';

const say = playMessages.table.building;

/** A die face by face, and skills, of a sheet that a player builds himself. */
function Workshop({
  form,
  sheet,
  onChange,
}: {
  readonly form: BuildForm;
  readonly sheet: PlainData;
  readonly onChange: (sheet: PlainData) => void;
}) {
  return (
    <div className="mt-2 flex flex-col gap-3">
      <table className="w-fit text-sm">
        <caption className="sr-only">{say.die}</caption>
        <thead>
          <tr>
            <td />
            {form.pips.map(({ id, name }) => (
              <th key={id} scope="col" className="px-1 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {form.faces.map((face) => (
            <tr key={face}>
              <th scope="row" className="pr-2 font-semibold whitespace-nowrap">
                {say.face(face)}
              </th>
              {form.pips.map(({ id, name }) => (
                <td key={id} className="p-0.5">
                  <input
                    type="number"
                    inputMode="numeric"
                    aria-label={`${say.face(face)}: ${name}`}
                    min={0}
                    max={face}
                    value={form.painted(sheet, face, id)}
                    onChange={({ target }) =>
                      onChange(form.paint(sheet, face, id, Math.min(face, Math.max(0, Number(target.value)))))
                    }
                    className={clsx(inputClass, 'h-11 max-w-14 px-2!')}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {form.skills.length > 0 && (
        <fieldset>
          <legend className="text-sm font-semibold">{say.skills}</legend>
          {form.skills.map(({ id, name }) => (
            <Tick
              key={id}
              label={name}
              checked={form.knows(sheet, id)}
              onChange={(isKnown) => onChange(form.learn(sheet, id, isKnown))}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

/** A request for a document: pick a suggested build, or build one. */
export function SheetRequest({
  building,
  texts,
  form,
  onChoose,
}: {
  readonly building: Building;
  readonly texts: readonly string[];
  readonly form: BuildForm | undefined;
  readonly onChoose: (choice: Choice) => void;
}) {
  const [sheets] = useState(building.candidates);
  const [picked, setPicked] = useState(0);
  const [own, setOwn] = useState<PlainData>();
  const sheet = own ?? sheets[picked];
  if (sheet === undefined) return null;
  const judged = building.judge(sheet);
  return (
    <div className="flex flex-col gap-3">
      <SelectField
        label={say.sheet}
        value={own === undefined ? String(picked) : ''}
        onChange={({ target }) => {
          setOwn(undefined);
          setPicked(Number(target.value));
        }}
      >
        {own !== undefined && (
          <option value="" disabled hidden>
            {say.own}
          </option>
        )}
        {texts.map((text, nth) => (
          <option key={nth} value={nth}>
            {text}
          </option>
        ))}
      </SelectField>
      {form && (
        <details>
          <summary className="font-semibold">{say.change}</summary>
          <Workshop form={form} sheet={sheet} onChange={setOwn} />
        </details>
      )}
      <div role="status">
        {!judged.ok && form && (
          <ul className="flex flex-col gap-1">
            {judged.error.map((issue, nth) => (
              <li key={nth}>{form.issue(issue)}</li>
            ))}
          </ul>
        )}
      </div>
      <Button look="main" disabled={!judged.ok} onClick={() => onChoose({ sheet })}>
        {say.build}
      </Button>
    </div>
  );
}
