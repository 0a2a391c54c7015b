'use client';

import { Link } from '@/components/ui/link';
import { useState } from 'react';
import { WriterNotice } from '@/components/writer/writer-notice';
import { CopyLink } from '@/components/site/copy-link';
import { mapLinkPath, mapPlayPath } from '@/components/site/own-maps';
import { useGames } from '@/components/systems/use-game';
import { Button, buttonClass } from '@/components/ui/button';
import { Field, SelectField } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { Panel } from '@/components/ui/panel';
import { mapsMessages as say } from '@/lib/messages/maps';
import { forms, mapNameLimit, mostPieces, type Form } from '@/lib/table/own-map/own-map';
import { codeOf, mapsOf, type OpenedMap } from '@/components/site/opened-map';
import { Faults } from './faults';
import { pieceOf } from './piece';
import { PieceFields } from './piece-fields';
import { PieceList } from './piece-list';
import { Plan } from './plan';
import { PrintPlan } from './print-plan';
import { useDrawing } from './use-drawing';

/** A map of a group's own terrain while it is drawn. */
export function MapEditor({ opened }: { readonly opened: OpenedMap }) {
  const { system } = opened;
  useGames([system], 'maps');
  const part = mapsOf(system);
  const drawing = useDrawing(opened);
  const { map, chosen, keeping } = drawing;
  const [kind, setKind] = useState(part.kinds[0]?.id ?? '');
  const [form, setForm] = useState<Form>('box');
  const brushKind = part.kinds.find(({ id }) => id === kind) ?? part.kinds[0];
  const nameOf = (nth: number): string => {
    const id = map.pieces[nth]?.kind ?? '';
    return say.piece(part.kinds.find((each) => each.id === id)?.name ?? id, nth + 1);
  };
  const piece = map.pieces[chosen];
  if (!brushKind) return null;
  const code = codeOf({ system, map });
  const brush = pieceOf(brushKind, form);
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h1 className="text-4xl sm:text-5xl">{map.name === '' ? say.title : map.name}</h1>
        <Link href="/maps" className="py-2 font-semibold underline">
          {say.problem.again}
        </Link>
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex min-w-0 flex-col gap-3">
          <Plan drawing={drawing} part={part} brush={brush} />
          <p className="text-sm text-muted">{say.hint}</p>
          <div className="flex flex-wrap gap-2">
            <Button disabled={!drawing.canUndo} onClick={drawing.undo}>
              {say.undo}
            </Button>
            <Button disabled={!drawing.canRedo} onClick={drawing.redo}>
              {say.redo}
            </Button>
            <Button disabled={map.pieces.length === 0} onClick={drawing.mirror}>
              {say.mirror}
            </Button>
          </div>
          <p className="text-sm text-muted">{say.mirrorHint}</p>
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Field
            label={say.name}
            value={map.name}
            maxLength={mapNameLimit}
            onChange={({ target }) => drawing.name(target.value)}
          />
          <div className="grid grid-cols-2 gap-3">
            <SelectField
              label={say.kind}
              value={brushKind.id}
              onChange={({ target }) => setKind(target.value)}
            >
              {part.kinds.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </SelectField>
            <SelectField
              label={say.form}
              value={form}
              onChange={({ target }) => setForm(forms.find((each) => each === target.value) ?? form)}
            >
              {forms.map((each) => (
                <option key={each} value={each}>
                  {say.forms[each]}
                </option>
              ))}
            </SelectField>
          </div>
          <Button disabled={drawing.isFull} onClick={() => drawing.add(brush)}>
            {say.add}
          </Button>
          {drawing.isFull && <p className="text-muted">{say.full(mostPieces)}</p>}
          {piece && (
            <PieceFields
              piece={piece}
              name={nameOf(chosen)}
              part={part}
              isFull={drawing.isFull}
              onChange={(change) => drawing.change(chosen, change)}
              onAnother={() => drawing.add({ ...piece, left: piece.left + 4, top: piece.top + 4 })}
              onRemove={() => drawing.remove(chosen)}
            />
          )}
          <PieceList pieces={map.pieces} chosen={chosen} nameOf={nameOf} onChoose={drawing.choose} />
          <Faults map={map} part={part} nameOf={nameOf} onShow={drawing.choose} />
          <Panel title={say.share}>
            <div className="flex flex-wrap gap-2">
              <CopyLink
                of={map}
                to={() =>
                  code.ok
                    ? { path: mapLinkPath(system, code.value) }
                    : { why: say.problem.misfit[code.error] }
                }
              />
            </div>
          </Panel>
          <PrintPlan drawn={{ system, map }} part={part} />
          {keeping === 'kept' && code.ok && map.name !== '' && map.pieces.length > 0 && (
            <Panel title={say.play}>
              <p className="mb-2">{say.playHint(map.name)}</p>
              <Link href={mapPlayPath(system, code.value)} className={buttonClass({})}>
                {say.toMatch}
              </Link>
            </Panel>
          )}
          <WriterNotice what="map" writing={drawing.writing} onTake={drawing.takeOver} />
          {keeping === 'kept' ? (
            <p className="text-sm text-muted">
              {map.name === ''
                ? say.keeping.nameless
                : drawing.isNewest && drawing.writing !== 'elsewhere'
                  ? say.keeping.kept
                  : ''}
            </p>
          ) : (
            <Notice tone="warning" live>
              {say.keeping[keeping]}
            </Notice>
          )}
        </div>
      </div>
    </div>
  );
}
