import type { Browser, Page } from '@playwright/test';

/** A traced event, as Chromium writes it; times in µs. */
interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Of its thread alone: what others make it wait does not count. */
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const categories = ['toplevel', 'devtools.timeline'];

/** ms that the tracer needs before it slows nothing any more, and until a tap is drawn to its end. */
const settled = 1500;
const drawn = 700;

const endOf = ({ ts, dur = 0 }: Traced): number => ts + dur;

/** ms of the page's thread from each click to its first frame. */
const clicksIn = (events: readonly Traced[]): readonly number[] => {
  const clicks = events.filter(({ name, args }) => name === 'EventDispatch' && args?.data?.type === 'click');
  return clicks.map((click) => {
    const own = events
      .filter(({ ph, pid, tid }) => ph === 'X' && pid === click.pid && tid === click.tid)
      .toSorted((one, other) => one.ts - other.ts);
    const tasks = own.filter(({ name }) => name.endsWith('RunTask'));
    const first = tasks.find((task) => task.ts <= click.ts && endOf(task) >= click.ts) ?? click;
    const frame = own.find(({ name, ts }) => name === 'Commit' && ts > click.ts)?.ts ?? Infinity;
    const until = tasks.filter(({ ts }) => ts >= first.ts && ts <= frame);
    return until.reduce((sum, { tdur = 0 }) => sum + tdur / 1000, 0);
  });
};

/** ms of the page's own thread from each of these taps to its first frame, however busy the machine is. */
export const threadTimes = async (
  browser: Browser,
  page: Page,
  spots: readonly { readonly x: number; readonly y: number }[],
): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories });
  await page.waitForTimeout(settled);
  for (const { x, y } of spots) {
    await page.mouse.click(x, y);
    await page.waitForTimeout(drawn);
  }
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { readonly traceEvents: readonly Traced[] };
  return clicksIn(traceEvents);
};
