import { render } from 'solid-js/web';
import { App } from './app';
import { install } from './local/install';
import { watch_address } from './route';
import { apply_settings } from './settings';
import './style/tokens.css';
import './style/base.css';
import './style/controls.css';

apply_settings();
watch_address();
install();
render(() => <App />, document.getElementById('root')!);
