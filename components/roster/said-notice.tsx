'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { words } from '@/lib/messages/index';
import { useDoing } from './doing';
import type { Said } from './use-deeds';

const say = words.myHeroes;

/** What was just done, with the way back. Stays until the next deed or until it is closed. */
export function SaidNotice({ said }: { readonly said: Said | undefined }) {
  const deeds = useDoing();
  const field = useRef<HTMLInputElement>(null);
  const steps = said?.steps ?? 0;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    field.current?.select();
    if (said?.takesFocus === true) undo.current?.focus();
  }, [said]);
  return (
    <div role="status" className="pointer-events-auto empty:hidden">
      {said && (
        <div className="rounded-lg shadow-[0_4px_20px_rgb(20_14_8/0.3)]">
          <Notice
            tone={said.tone ?? 'plain'}
            action={
              <span className="flex gap-1">
                {steps > 0 && (
                  <Button ref={undo} size="small" onClick={() => void deeds.undo(steps)}>
                    {say.undoNow}
                  </Button>
                )}
                <Button size="small" look="quiet" onClick={() => deeds.say(undefined)}>
                  {say.close}
                </Button>
              </span>
            }
          >
            {said.text}
          </Notice>
          {said.link !== undefined && (
            <div className="rounded-b-lg bg-leaf p-3">
              <Field ref={field} label={say.link} readOnly value={said.link} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
