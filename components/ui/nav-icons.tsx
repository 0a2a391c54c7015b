import type { ReactNode } from 'react';

/** Signs of the pages on a phone, 24 px, in the colour of their text. */
function NavIcon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      {children}
    </svg>
  );
}

const dot = (x: number, y: number, r = 1.5) => (
  <circle key={`${x} ${y}`} cx={x} cy={y} r={r} fill="currentColor" stroke="none" />
);

/** Two cards, one behind the other. */
export function HeroIcon() {
  return (
    <NavIcon>
      <path d="M9 5.5 17 3l4.2 12.6-3.2 1.1" />
      <rect x="3.5" y="6" width="11.5" height="15" rx="1.8" />
      <path d="M6.5 17.5c0-2 1.2-3 2.8-3s2.8 1 2.8 3" />
      <circle cx="9.3" cy="11" r="1.9" />
    </NavIcon>
  );
}

export function DieIcon() {
  return (
    <NavIcon>
      <rect x="3.5" y="3.5" width="17" height="17" rx="3.8" />
      {[dot(8, 8), dot(16, 8), dot(12, 12), dot(8, 16), dot(16, 16)]}
    </NavIcon>
  );
}

export function SwordsIcon() {
  return (
    <NavIcon>
      <path d="M4 4h3.2l10 10.4M20 4h-3.2l-10 10.4M4 4v3.2L14.4 17M20 4v3.2L9.6 17" />
      <path d="m13.5 18.5 4.8-4.8M17 17l3.5 3.5M10.5 18.5l-4.8-4.8M7 17l-3.5 3.5" />
    </NavIcon>
  );
}

export function MoonIcon() {
  return (
    <NavIcon>
      <path d="M20 14.3A8.6 8.6 0 1 1 9.7 4a6.8 6.8 0 0 0 10.3 10.3Z" />
      <path d="M16.5 3.5v4M14.5 5.5h4" />
    </NavIcon>
  );
}

export function MoreIcon() {
  return <NavIcon>{[dot(5, 12, 1.9), dot(12, 12, 1.9), dot(19, 12, 1.9)]}</NavIcon>;
}

/** Three lines: all pages. */
export function LinesIcon() {
  return (
    <NavIcon>
      <path d="M4 6.5h16M4 12h16M4 17.5h16" />
    </NavIcon>
  );
}
