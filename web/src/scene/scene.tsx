// A wonder as a picture: what stands is drawn, what is still to come is a plan. Drawings are loaded when first needed.
import { createResource, For, Show, Suspense } from 'solid-js';
import './scene.css';

const LANDS = {
  sand: 'M0 74q30-7 62 0t98-3v19H0z',
  sea: 'M0 76q20-4 40 0t40 0 40 0 40 0v14H0z',
  hills: 'M0 70q36-9 80-1t80-2v23H0z',
};
const FAR = { sand: 'M0 74l26-14 20 9 34-19 30 15 22-9 28 14v20H0z', sea: 'M0 72q30-12 56-3 50-10 104-2v23H0z', hills: 'M0 66q24-22 52-10 30-20 60-4 24-10 48 4v34H0z' };

type SceneProps = { id: string; stages: number; of: number };

// Nothing but the picture waits for its drawings.
export const WonderScene = (props: SceneProps) => <Suspense><Drawn {...props} /></Suspense>;

function Drawn(props: SceneProps) {
  const [scenes] = createResource(() => import('./scenes').then((m) => m.SCENES));
  const scene = () => scenes.latest?.[props.id];
  // Two, three or four stages raise the same four parts.
  const standing = () => Math.round((4 * props.stages) / Math.max(1, props.of));
  return (
    <svg class="scene" viewBox="0 0 160 90" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <Show when={scene()}>
        {(one) => (
          <>
            <rect class="scene-sky" width="160" height="90" />
            <circle class="scene-sun" cx="132" cy="20" r="9" />
            <path class="scene-far" d={FAR[one().land]} />
            <path class={`scene-land ${one().land}`} d={LANDS[one().land]} />
            <For each={one().parts as unknown as readonly [string, string][][]}>
              {(part, i) => <g class="scene-part" classList={{ plan: i() >= standing() }}><For each={part}>{([tone, d]) => <path class={`tone-${tone}`} d={d} />}</For></g>}
            </For>
          </>
        )}
      </Show>
    </svg>
  );
}
