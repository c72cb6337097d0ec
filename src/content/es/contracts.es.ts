import type { chatMessages } from '@/content/chat.messages';
import type {
  contractDetailMessages,
  contractFormMessages,
  contractListMessages,
  contractMessages,
  contractSearchMessages,
  joinMessages,
} from '@/content/contracts.messages';
import type { templateMessages } from '@/content/templates.messages';
import type { TextsOf } from '@/i18n/translation';

export const CONTRACT_ES: TextsOf<typeof contractMessages> = {
  draft: 'Borrador',
  pending_counterparty: 'A la espera de contraparte',
  active: 'Activo',
  completed: 'Completado',
  createdOn: 'Creado el',
  modifiedOn: 'Última modificación:',
  noCounterparty: 'Todavía sin contraparte',
  counterparty: 'Contraparte',
  title: 'Título del contrato',
  description: 'Descripción',
  titleRequired: 'Ponga un título al contrato.',
  descriptionRequired: 'Describa los términos y condiciones.',
  cancel: 'Cancelar',
  retry: 'Reintentar',
  viewPdf: 'Ver el PDF del contrato',
  pdfNotUploaded: 'El PDF se quedó en el dispositivo de quien lo adjuntó: no se subió.',
  pdfUnsafe: 'La dirección del PDF no se puede abrir con seguridad.',
  notFound: 'Contrato no encontrado',
  notFoundHint: 'Puede que se haya eliminado o que el enlace no esté completo. Pregunte a quien se lo envió.',
  backToContracts: 'Mis contratos',
  loading: 'Cargando el contrato',
};

export const CONTRACT_LIST_ES: TextsOf<typeof contractListMessages> = {
  heading: 'Mis contratos',
  create: 'Crear un contrato',
  empty: 'Todavía no hay contratos. Cree el primero para empezar.',
  loading: 'Cargando sus contratos',
  loadFailed: 'No se han podido cargar sus contratos.',
  refreshFailed: 'No se han podido actualizar sus contratos; los ve como estaban.',
  pdfAttached: 'PDF adjunto',
  delete: 'Eliminar',
  deleting: 'Eliminando…',
  deleteTitle: 'Eliminar el borrador',
  deleteQuestion: '¿Seguro que quiere eliminar este borrador de contrato?',
  deleteFailed: 'El borrador no se ha eliminado.',
  deleted: 'Borrador eliminado.',
  signatureDue: 'Firme la liberación de',
  signaturesDue: '{count} retiradas esperan su firma',
};

export const CONTRACT_FORM_ES: TextsOf<typeof contractFormMessages> = {
  heading: 'Crear un contrato',
  titleHint: 'Un nombre que reconozcan las dos partes.',
  descriptionHint:
    'Describa los términos y condiciones del contrato. Una vez creado, puede compartirlo con su contraparte.',
  pdf: 'PDF del contrato',
  pdfHint: 'Opcional, solo .pdf.',
  pdfHintLocal: 'Opcional, solo .pdf. Se queda en este dispositivo: su contraparte no puede abrirlo.',
  pdfChoose: 'Elegir un PDF',
  pdfDrop: 'o suéltelo aquí',
  pdfRejected: 'Solo se pueden adjuntar archivos .pdf.',
  pdfRemove: 'Quitar el PDF',
  pdfView: 'Ver el PDF',
  pdfUploading: 'Enviando el PDF…',
  pdfFailed: 'El PDF no se ha enviado y no se ha creado ningún contrato; lo que escribió sigue aquí.',
  saveDraft: 'Guardar como borrador',
  savingDraft: 'Guardando…',
  create: 'Crear contrato',
  creating: 'Creando…',
  failed: 'El contrato no se ha creado; lo que escribió sigue aquí.',
  savedDraft: 'Borrador guardado. Solo usted lo ve hasta que lo publique.',
  created: 'Contrato creado. Compártalo ahora: su contraparte se une al abrir el enlace.',
};

export const CONTRACT_DETAIL_ES: TextsOf<typeof contractDetailMessages> = {
  showMore: 'Ver más',
  showLess: 'Ver menos',
  owner: 'Titular',
  arbitrator: 'Árbitro',
  contractId: 'Identificador del contrato',
  edit: 'Editar',
  save: 'Guardar',
  saving: 'Guardando…',
  saveFailed: 'Los cambios no se han guardado; lo que escribió sigue aquí.',
  share: 'Compartir contrato',
  linkCopied: '¡Enlace copiado al portapapeles!',
  copyFailed: 'El navegador no ha permitido copiar. Copie este enlace a mano:',
  draftText: 'Su contrato está en modo borrador. Publíquelo cuando quiera compartirlo con su contraparte.',
  publish: 'Publicar contrato',
  publishing: 'Publicando…',
  publishFailed: 'El contrato no se ha publicado.',
  published: 'Contrato publicado. Compártalo ahora: su contraparte se une al abrir el enlace.',
  pendingWithdrawals: 'Retiradas pendientes de su firma: {count}',
  missingDeposits:
    'Garantías cuyo depósito registrado ya no existe: {count}. Están marcadas abajo. No entregue nada a cambio de ellas.',
  loadFailed: 'No se ha podido cargar el contrato.',
  refreshFailed: 'No se ha podido actualizar el contrato; lo ve como estaba.',
  dialogPending:
    'Todavía se está cargando. Se abrirá en cuanto esté listo; no se ha enviado nada. Si tarda mucho, compruebe su conexión.',
};

export const JOIN_ES: TextsOf<typeof joinMessages> = {
  invitation: 'Le han invitado a este contrato',
  invitedBy: 'Titular',
  guarantees: 'Garantías',
  noGuarantees: 'Todavía no se han añadido garantías a este contrato.',
  amount: 'Importe: {amount} BTC',
  amountUnknown: 'Importe: desconocido',
  agreement:
    'Al aceptar este contrato, acepta sus términos y condiciones. Una vez aceptado, podrá añadir garantías y participar en la ejecución del contrato.',
  decline: 'Rechazar',
  accept: 'Aceptar contrato',
  accepting: 'Aceptando…',
  joined: '¡Se ha unido al contrato!',
  alreadyParticipant: 'Ya participa en este contrato',
  isOwner: 'Usted es titular de este contrato',
  closed: 'Este contrato ya no admite nuevas contrapartes.',
  loadFailed: 'No se ha podido cargar el contrato.',
  joinFailed: 'No se ha unido al contrato.',
};

export const CONTRACT_SEARCH_ES: TextsOf<typeof contractSearchMessages> = {
  'order-waiting': 'Pendientes de mí',
  'order-newest': 'Más recientes',
  'order-modified': 'Modificados recientemente',
  'order-title': 'Título',
  'filter-all': 'Todos',
  'filter-other': 'Otros',
  search: 'Buscar en sus contratos',
  clearSearch: 'Borrar la búsqueda',
  placeholder: 'Título, descripción o contraparte',
  filters: 'Filtrar por estado',
  order: 'Ordenar por',
  noMatch: 'Ningún contrato coincide. Cambie la búsqueda o véalos todos.',
  showAll: 'Ver todos los contratos',
  found: { one: '{count} contrato', many: '{count} contratos' },
  depositDue: 'Deposite',
  depositsDue: { one: '{count} depósito le espera', many: '{count} depósitos le esperan' },
};

export const CHAT_ES: TextsOf<typeof chatMessages> = {
  title: 'Chat',
  message: 'Mensaje',
  placeholder: 'Escriba su mensaje…',
  send: 'Enviar',
  empty: 'Todavía no hay mensajes. Acuerden aquí los detalles: las dos partes lo leen.',
  loading: 'Cargando los mensajes',
  loadFailed: 'No se han podido cargar los mensajes.',
  refreshFailed: 'Ahora no se pueden obtener mensajes nuevos; se vuelve a intentar.',
  sendFailed: 'El mensaje no se ha enviado; sigue en el campo.',
  retry: 'Reintentar',
  contractorsOnly: 'Aquí hablan las partes de este contrato.',
  unknownSender: 'Remitente desconocido',
  newest: 'Mensajes más recientes',
  unseen: { one: '{count} mensaje nuevo', many: '{count} mensajes nuevos' },
};

/** Only the labels that the specification gives in English: the base texts are Spanish. */
export const TEMPLATES_ES: Partial<TextsOf<typeof templateMessages>> = {
  role: 'Su posición',
  import: 'Importar modelo',
  description: 'Descripción',
  amount: 'Importe (BTC)',
  validUntil: 'Válida hasta',
  conditions: 'Condiciones',
  verification: 'Proceso de verificación',
  close: 'Cerrar',
  addGuarantee: 'Añadir garantía',
};
