'use client';

import { useEffect, useRef } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { messages } from '@/lib/messages/index';
import { useActions, type Status } from './use-actions';

const say = messages.myHeroes;

/** Notice of the last action, with Undo. Stays until the next one or until it is closed. */
export function StatusNotice({ status }: { readonly status: Status | undefined }) {
  const actions = useActions();
  const field = useRef<HTMLInputElement>(null);
  const steps = status?.steps ?? 0;
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    field.current?.select();
    if (status?.takesFocus === true) undo.current?.focus();
  }, [status]);
  return (
    <div role="status" className="pointer-events-auto empty:hidden">
      {status && (
        <div className="rounded-lg shadow-[0_4px_20px_rgb(20_14_8/0.3)]">
          <Notice
            tone={status.tone ?? 'plain'}
            action={
              <span className="flex gap-1">
                {status.twins && (
                  <Button size="small" onClick={() => void actions.addAgain(status.twins ?? [])}>
                    {say.addAgain}
                  </Button>
                )}
                {steps > 0 && (
                  <Button ref={undo} size="small" onClick={() => void actions.undo(steps)}>
                    {say.undoNow}
                  </Button>
                )}
                <Button size="small" look="quiet" onClick={() => actions.setStatus(undefined)}>
                  {say.close}
                </Button>
              </span>
            }
          >
            {status.text}
          </Notice>
          {status.link !== undefined && (
            <div className="rounded-b-lg bg-leaf p-3">
              <Field ref={field} label={say.link} readOnly value={status.link} />
            </div>
          )}
        </div>
      )}
    </div>
  );
}
