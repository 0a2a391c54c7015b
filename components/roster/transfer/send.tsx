'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Toggle } from '@/components/ui/check-controls';
import { Notice } from '@/components/ui/notice';
import { QrView } from '@/components/ui/qr';
import { screenQrCode } from '@/lib/cards/qr';
import { messages } from '@/lib/messages/index';
import { packetsOf } from '@/lib/transfer/packets';
import { useActions } from '../use-actions';

const say = messages.myHeroes.transfer;

/** ms that each code is shown when they advance automatically: what a camera needs, and a little more. */
const pace = 1800;

type Row =
  | { readonly state: 'making' }
  | { readonly state: 'failed'; readonly why: string }
  | { readonly state: 'made'; readonly codes: readonly string[] };

/** All that codes can carry, once it is read. */
const useRow = (): Row => {
  const { heroesAlone } = useActions();
  const [row, setRow] = useState<Row>({ state: 'making' });
  useEffect(() => {
    let isHere = true;
    const make = async (): Promise<Row> => {
      const text = await heroesAlone();
      if (!text.ok) return { state: 'failed', why: messages.roster.problem(text.error) };
      const codes = packetsOf(text.value);
      return codes.ok
        ? { state: 'made', codes: codes.value }
        : { state: 'failed', why: say.tooMuch(codes.error) };
    };
    void make().then((made) => isHere && setRow(made));
    return () => {
      isHere = false;
    };
  }, [heroesAlone]);
  return row;
};

/** The codes one after another, by hand or by themselves. */
function Codes({ codes }: { readonly codes: readonly string[] }) {
  const [at, setAt] = useState(0);
  const [turns, setTurns] = useState(false);
  const of = codes.length;
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setAt((before) => (before + 1) % of), pace);
    return () => clearInterval(timer);
  }, [turns, of]);
  const code = screenQrCode(codes[at] ?? '');
  const name = say.code(at + 1, of);
  return (
    <div className="flex flex-col items-center gap-3">
      {code && <QrView {...code} label={name} className="w-full max-w-96 rounded-card" />}
      <p aria-live={turns ? 'off' : 'polite'} className="text-lg font-semibold tabular-nums">
        {name}
      </p>
      {of > 1 && (
        <div className="flex flex-wrap justify-center gap-2">
          <Button onClick={() => setAt((at + of - 1) % of)}>{say.previous}</Button>
          <Button look="main" onClick={() => setAt((at + 1) % of)}>
            {say.next}
          </Button>
          <Toggle label={say.turn} pressed={turns} onChange={setTurns} />
        </div>
      )}
    </div>
  );
}

/** Ways to send heroes from this device. */
export function Send({ isEmpty }: { readonly isEmpty: boolean }) {
  const actions = useActions();
  const row = useRow();
  if (isEmpty) return <p>{say.nothing}</p>;
  return (
    <div className="flex flex-col gap-4">
      {row.state === 'making' && <p className="text-muted">{say.loading}</p>}
      {row.state === 'failed' && (
        <Notice tone="warning" live>
          {row.why}
        </Notice>
      )}
      {row.state === 'made' && (
        <>
          <p>{say.hint}</p>
          <Codes codes={row.codes} />
        </>
      )}
      <section aria-label={say.file} className="flex flex-col items-start gap-2 border-t border-line pt-3">
        <p className="text-sm text-muted">{say.left}</p>
        <Button size="small" onClick={() => void actions.backUp()}>
          {say.make}
        </Button>
      </section>
    </div>
  );
}
