'use client';

import { useState } from 'react';
import { OpenFilesButton } from '@/components/site/open-files-button';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Panel } from '@/components/ui/panel';
import { messages } from '@/lib/messages/index';
import type { ImportSource } from '../import';
import { useActions } from '../use-actions';

const say = messages.myHeroes.add;

/** A visible way in for a hero that exists already: its file, its code or its link. */
export function AddHero({ isFirst }: { readonly isFirst: boolean }) {
  const actions = useActions();
  const [typed, setTyped] = useState('');
  const [isBusy, setBusy] = useState(false);
  const importAll = async (sources: readonly ImportSource[]): Promise<void> => {
    setBusy(true);
    const allCame = await actions.importAll(sources);
    setBusy(false);
    if (allCame) setTyped('');
  };
  return (
    <Panel title={isFirst ? say.headingFirst : say.heading}>
      <form
        className="flex items-end gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          void importAll([{ text: typed }]);
        }}
      >
        <div className="min-w-0 flex-1">
          <Field
            label={say.field}
            placeholder={say.placeholder}
            value={typed}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            onChange={({ target }) => setTyped(target.value)}
          />
        </div>
        <Button type="submit" aria-disabled={isBusy}>
          {isBusy ? say.busy : say.button}
        </Button>
      </form>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        <OpenFilesButton
          label={say.files}
          onFiles={(files) => void importAll(files.map((file) => ({ file })))}
        />
        <p className="min-w-0 flex-1 basis-56 text-sm text-muted">{say.hint}</p>
      </div>
    </Panel>
  );
}
