'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { SelectField } from '@/components/ui/field';
import { playMessages } from '@/lib/messages/play';
import type { Choice, Region } from '@/lib/match/request';
import { placeFacts, type PlaceMeaning } from '@/lib/session/places';
import type { Point } from '@/lib/table/table';
import type { TableFigure, TableScene } from '@/lib/systems/play-part';

const say = playMessages.table;

const placeText = (scene: TableScene, mover: TableFigure | undefined, place: Point): string =>
  playMessages.placeText(placeFacts(scene, mover, place));

const isSame = (a: Point, b: Point | undefined): boolean => a.x === b?.x && a.y === b.y;

/** A place is asked for: one of those worth a look, or the one that was chosen on the map. */
export function PlaceRequest({
  scene,
  mover,
  region,
  chosen,
  meaning,
  onLook,
  onChoose,
}: {
  readonly scene: TableScene;
  readonly mover: TableFigure | undefined;
  readonly region: Region;
  readonly chosen: Point | undefined;
  readonly meaning: (place: Point) => PlaceMeaning;
  readonly onLook: (place: Point) => void;
  readonly onChoose: (choice: Choice) => void;
}) {
  const [places] = useState(() =>
    region
      .candidates()
      .map((place) => ({ place, text: placeText(scene, mover, place) }))
      .sort((a, b) => a.text.localeCompare(b.text, 'en', { numeric: true })),
  );
  const listed = places.findIndex(({ place }) => isSame(place, chosen));
  return (
    <div className="flex flex-col gap-3">
      <p className="text-muted">{say.choosePlace}</p>
      <SelectField
        label={say.place}
        value={listed < 0 ? '' : String(listed)}
        onChange={({ target }) => {
          const picked = places[Number(target.value)];
          if (picked) onLook(picked.place);
        }}
      >
        <option value="" disabled hidden>
          {chosen ? placeText(scene, mover, chosen) : ''}
        </option>
        {places.map(({ text }, nth) => (
          <option key={nth} value={nth}>
            {text}
          </option>
        ))}
      </SelectField>
      {chosen && (
        <div role="status">
          <p>{say.chosen(placeText(scene, mover, chosen))}</p>
          <p className="text-sm text-muted">{playMessages.placeMeans(meaning(chosen))}</p>
        </div>
      )}
      <Button look="main" disabled={!chosen} onClick={() => chosen && onChoose(chosen)}>
        {say.goThere}
      </Button>
    </div>
  );
}
