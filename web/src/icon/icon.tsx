import { splitProps, type JSX } from 'solid-js';
import './icon.css';
import { families, type IconFamily } from './sprite';

type IconProps = { of: IconFamily; id: string; label?: string; class?: string; style?: JSX.CSSProperties };

// An icon without a label is decoration: the words are next to it or on its button.
export function Icon(props: IconProps) {
  const [own] = splitProps(props, ['of', 'id', 'label', 'class', 'style']);
  return (
    <svg
      class={`icon of-${own.of} is-${own.id} ${own.class ?? ''}`}
      style={own.style}
      viewBox="0 0 24 24"
      role={own.label ? 'img' : undefined}
      aria-label={own.label}
      aria-hidden={own.label ? undefined : 'true'}
    >
      <use href={`#${own.of}-${own.id}`} />
    </svg>
  );
}

export function has_icon(of: IconFamily, id: string): boolean {
  return id in families[of];
}
