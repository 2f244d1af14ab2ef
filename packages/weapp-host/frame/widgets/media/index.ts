import './audio';
import './canvas';
import './shells';
import './video';
import './web-view';
