// A ship that sails along, on the colour of its fleet; any of them, on none.
import { type_of_colour } from '../../catalogue/catalogue';
import { Icon } from '../../icon/icon';
import '../armada/marks.css';

export const ShipMark = (props: { fleet: string; any?: boolean }) => (
  <span class={`fleet-mark ${props.any ? 'any' : `type-${type_of_colour(props.fleet)} pattern`}`}><Icon of="sea" id="ship" /></span>
);
