/** In addition to the console panel's. */
export const EVENTS_STYLES = `
.events-page { left: 0; width: auto; box-shadow: none; }
.events-page .bar { min-height: 44px; }
.events-page .body { width: 100%; max-width: 720px; margin: 0 auto; }
.tools { display: flex; flex-wrap: wrap; align-items: center; }
.tools .side { margin-left: 8px; }
.only { display: flex; align-items: center; width: 100%; min-height: 44px; }
.only input { flex: none; width: 20px; height: 20px; margin-right: 8px; }
.counts { margin-bottom: 8px; color: #47534c; }
.empty { padding: 32px 0; text-align: center; color: #626e66; }
.event { margin-bottom: 8px; padding: 0 14px 8px; border-radius: 10px; background: #fff; }
.event--private { background: #fdecec; outline: 2px solid #cb2c34; }
summary { display: flex; flex-wrap: wrap; align-items: center; min-height: 44px; padding-top: 8px; cursor: pointer; list-style: none; }
summary::-webkit-details-marker { display: none; }
.event-name { margin-right: 8px; font-weight: 600; overflow-wrap: anywhere; }
.event-time { margin-left: auto; color: #626e66; font-size: 12px; }
.state, .verdict { width: 100%; font-size: 12px; color: #0b6e41; overflow-wrap: anywhere; }
.state--waiting { color: #626e66; }
.state--failed, .state--refused, .state--lost, .verdict--fault { color: #a9232b; }
.faults { padding-left: 18px; color: #a9232b; font-size: 12px; }
.event .side { margin-top: 8px; }
`;
