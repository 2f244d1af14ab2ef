import { meetEveryFault } from './every-fault';

meetEveryFault(3);
