import type { CounterLook } from '@/lib/systems/table-scene';

/** Drawn in a box of 1 about its middle, as on the cardboard counter: lines, and what is filled. */
const looks: Readonly<Record<CounterLook, { readonly d: string; readonly isFull?: true }>> = {
  hourglass: {
    d: 'M-.32 -.44H.32M-.32 .44H.32M-.24 -.44C-.24 -.1 .24 .1 .24 .44M.24 -.44C.24 -.1 -.24 .1 -.24 .44',
  },
  drop: {
    d: 'M0 -.46C.14 -.18 .32 -.02 .32 .16A.32 .3 0 0 1 -.32 .16C-.32 -.02 -.14 -.18 0 -.46Z',
    isFull: true,
  },
  flame: {
    d: 'M0 .46C-.36 .46 -.4 .08 -.2 -.14C-.17 .02 -.1 .02 -.07 -.08C-.1 -.26 0 -.42 .1 -.48C.07 -.26 .36 -.12 .34 .14C.34 .34 .2 .46 0 .46Z',
    isFull: true,
  },
  swirl: { d: 'M.02 .02A.1 .1 0 0 1 -.16 .04A.22 .22 0 0 1 .24 -.08A.36 .36 0 1 1 -.3 .3' },
  claws: { d: 'M-.32 .42L-.14 -.42M-.04 .42L.14 -.42M.24 .42L.42 -.42' },
  fallen: { d: 'M0 -.44V.16M-.24 -.06L0 .18L.24 -.06M-.4 .42H.4' },
  skull: {
    d: 'M-.34 -.1A.34 .34 0 1 1 .34 -.1C.34 .1 .2 .12 .2 .22V.42H-.2V.22C-.2 .12 -.34 .1 -.34 -.1ZM-.13 -.06V-.04M.13 -.06V-.04M0 .26V.42',
  },
  snail: {
    d: 'M-.46 .38H.26C.44 .38 .44 .1 .36 -.12M.36 -.12L.26 -.28M.36 -.12L.46 -.26M.16 .08A.28 .28 0 1 1 -.4 .08A.28 .28 0 1 1 .16 .08M-.04 .08A.08 .08 0 1 1 -.2 .08',
  },
  reload: { d: 'M.3 -.22A.37 .37 0 1 0 .37 .08M.36 -.46V-.18H.08' },
  shield: { d: 'M0 -.44L.36 -.3V0C.36 .24 .16 .38 0 .46C-.16 .38 -.36 .24 -.36 0V-.3Z' },
  target: {
    d: 'M.27 0A.27 .27 0 1 1 -.27 0A.27 .27 0 1 1 .27 0M0 -.46V-.16M0 .46V.16M-.46 0H-.16M.46 0H.16',
  },
  cry: { d: 'M0 -.44V.12M0 .4V.42' },
};

/** The sign of a counter. @param size of the box that it is drawn in */
export function CounterSign({
  look,
  x,
  y,
  size,
}: Readonly<Record<'x' | 'y' | 'size', number>> & { readonly look: CounterLook }) {
  const { d, isFull } = looks[look];
  return (
    <path
      d={d}
      transform={`translate(${x} ${y}) scale(${size})`}
      fill={isFull ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={look === 'cry' ? 0.2 : 0.12}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

/** The same beside a counter's name. */
export function CounterIcon({ look }: { readonly look: CounterLook }) {
  return (
    <svg aria-hidden viewBox="-.6 -.6 1.2 1.2" className="mr-1 inline-block size-4 align-[-0.15em]">
      <CounterSign look={look} x={0} y={0} size={1} />
    </svg>
  );
}
