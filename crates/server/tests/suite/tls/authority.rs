//! [`Authority`]: one that gives out certificates as RFC 8555 says, for those who prove as RFC 8737 says that a name is theirs.

use super::client::{Root, certificate, root};
use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{Method, Request, StatusCode};
use axum::response::{IntoResponse, Response};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD as BASE64;
use hyper_util::rt::TokioIo;
use rcgen::{CertificateSigningRequestParams, SanType};
use ring::digest::{SHA256, digest};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};
use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, CertificateSigningRequestDer, PrivateKeyDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, ServerConfig, SignatureScheme};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::ops::Range;
use std::sync::{Arc, Mutex, OnceLock};
use time::{Duration, OffsetDateTime};
use tokio::net::{TcpListener, TcpStream};
use tokio_rustls::{TlsAcceptor, TlsConnector};
use tower::ServiceExt;
use x509_parser::prelude::{FromDer, X509Certificate};

pub struct Authority {
    pub root: Root,
    pub url: String,
    /// Where the names lead: what the domain name system would know.
    pub leads_to: OnceLock<SocketAddr>,
    /// From when to when its certificates are good, in days from now.
    days: Range<i64>,
    pub books: Mutex<Books>,
}

#[derive(Default)]
pub struct Books {
    nonces: Vec<String>,
    given: usize,
    /// What was said when the account was made, and its key.
    pub accounts: Vec<(Value, Value)>,
    pub orders: Vec<Order>,
}

pub struct Order {
    account: usize,
    names: Vec<String>,
    /// By name: whether the proof was good, once it was looked for.
    pub proved: Vec<Option<bool>>,
    pub certificate: Option<String>,
}

impl Order {
    fn status(&self) -> &'static str {
        match &self.certificate {
            Some(_) => "valid",
            None if self.proved.iter().all(|proved| *proved == Some(true)) => "ready",
            None if self.proved.contains(&Some(false)) => "invalid",
            None => "pending",
        }
    }
}

impl Authority {
    pub async fn open(days: Range<i64>) -> Arc<Authority> {
        let root = root();
        let (chain, key) = certificate(&root, "127.0.0.1", -1..2);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("https://{}", listener.local_addr().unwrap());
        let authority = Arc::new(Authority { root, url, leads_to: OnceLock::new(), days, books: Mutex::default() });
        let chain: Vec<_> = CertificateDer::pem_slice_iter(chain.as_bytes()).map(Result::unwrap).collect();
        let key = PrivateKeyDer::from_pem_slice(key.as_bytes()).unwrap();
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let config = ServerConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
        let tls = TlsAcceptor::from(Arc::new(config.with_no_client_auth().with_single_cert(chain, key).unwrap()));
        let router = Router::new().fallback(answer).with_state(authority.clone());
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let (tls, router) = (tls.clone(), router.clone());
                tokio::spawn(async move {
                    let Ok(stream) = tls.accept(stream).await else { return };
                    let service = hyper::service::service_fn(move |request: Request<hyper::body::Incoming>| {
                        router.clone().oneshot(request.map(Body::new))
                    });
                    let _ = hyper::server::conn::http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), service)
                        .await;
                });
            }
        });
        authority
    }

    pub fn directory(&self) -> String {
        format!("{}/directory", self.url)
    }

    fn nonce(&self) -> String {
        let mut books = self.books.lock().unwrap();
        books.given += 1;
        let nonce = format!("nonce-{}", books.given);
        books.nonces.push(nonce.clone());
        nonce
    }

    fn order(&self, number: usize) -> Value {
        let books = self.books.lock().unwrap();
        let order = &books.orders[number];
        let url = &self.url;
        let places: Vec<_> = (0..order.names.len()).map(|at| format!("{url}/authorization/{number}/{at}")).collect();
        let names: Vec<_> = order.names.iter().map(|name| json!({ "type": "dns", "value": name })).collect();
        let mut told = json!({ "status": order.status(), "identifiers": names, "authorizations": places,
            "finalize": format!("{url}/finalize/{number}") });
        if order.certificate.is_some() {
            told["certificate"] = format!("{url}/certificate/{number}").into();
        }
        told
    }

    fn challenge(&self, number: usize, at: usize) -> Value {
        let status = self.books.lock().unwrap().orders[number].proved[at];
        let mut told = json!({ "type": "tls-alpn-01", "url": format!("{}/challenge/{number}/{at}", self.url),
            "token": token(number, at),
            "status": match status { None => "pending", Some(true) => "valid", Some(false) => "invalid" } });
        if status == Some(false) {
            told["error"] = json!({ "type": "urn:ietf:params:acme:error:connection", "detail": "no proof was found" });
        }
        told
    }

    /// Looks for a proof where the name leads to.
    async fn look(self: Arc<Authority>, number: usize, at: usize) {
        let (name, key) = {
            let books = self.books.lock().unwrap();
            let order = &books.orders[number];
            (order.names[at].clone(), books.accounts[order.account].1.clone())
        };
        let expected = digest(&SHA256, format!("{}.{}", token(number, at), thumbprint(&key)).as_bytes());
        let proved = proof(*self.leads_to.get().unwrap(), &name).await;
        let good = proved.is_some_and(|proof| proof == expected.as_ref());
        self.books.lock().unwrap().orders[number].proved[at] = Some(good);
    }

    fn sign(&self, number: usize, request: Vec<u8>) {
        let mut request =
            CertificateSigningRequestParams::from_der(&CertificateSigningRequestDer::from(request)).unwrap();
        let now = OffsetDateTime::now_utc();
        request.params.not_before = now + Duration::days(self.days.start);
        request.params.not_after = now + Duration::days(self.days.end);
        let mut books = self.books.lock().unwrap();
        let order = &mut books.orders[number];
        let asked: Vec<_> = request
            .params
            .subject_alt_names
            .iter()
            .map(|name| match name {
                SanType::DnsName(name) => name.to_string(),
                other => panic!("{other:?}"),
            })
            .collect();
        assert_eq!(asked, order.names);
        order.certificate = Some(request.signed_by(&self.root).unwrap().pem() + &self.root.pem());
    }
}

fn token(number: usize, at: usize) -> String {
    format!("token-{number}-{at}")
}

/// RFC 7638.
fn thumbprint(key: &Value) -> String {
    let (x, y) = (key["x"].as_str().unwrap(), key["y"].as_str().unwrap());
    BASE64.encode(digest(&SHA256, format!(r#"{{"crv":"P-256","kty":"EC","x":"{x}","y":"{y}"}}"#).as_bytes()))
}

async fn answer(State(authority): State<Arc<Authority>>, request: Request<Body>) -> Response {
    let path = request.uri().path().to_owned();
    let url = &authority.url;
    let (status, location, body) = if path == "/directory" {
        let directory = json!({ "newNonce": format!("{url}/nonce"), "newAccount": format!("{url}/account"),
            "newOrder": format!("{url}/order") });
        (StatusCode::OK, None, directory.to_string())
    } else if request.method() == Method::HEAD {
        (StatusCode::OK, None, String::new())
    } else {
        let body = axum::body::to_bytes(request.into_body(), usize::MAX).await.unwrap();
        match authority.clone().post(&path, serde_json::from_slice(&body).unwrap()) {
            Ok((location, body)) => (StatusCode::OK, location, body),
            Err(problem) => {
                let kind = format!("urn:ietf:params:acme:error:{problem}");
                (StatusCode::BAD_REQUEST, None, json!({ "type": kind, "detail": path }).to_string())
            }
        }
    };
    let location = location.unwrap_or_else(|| format!("{url}{path}"));
    (status, [("replay-nonce", authority.nonce()), ("location", location)], body).into_response()
}

impl Authority {
    /// A signed request: what is answered, and where it is found from now on. Or what is wrong with it.
    fn post(self: Arc<Authority>, path: &str, signed: Value) -> Result<(Option<String>, String), &'static str> {
        let text = |part: &str| signed[part].as_str().ok_or("malformed");
        let decoded = |part: &str| BASE64.decode(text(part)?).map_err(|_| "malformed");
        let header: Value = serde_json::from_slice(&decoded("protected")?).map_err(|_| "malformed")?;
        if header["url"] != format!("{}{path}", self.url) || header["alg"] != "ES256" {
            return Err("malformed");
        }
        {
            let mut books = self.books.lock().unwrap();
            let nonce = books.nonces.iter().position(|nonce| header["nonce"] == **nonce).ok_or("badNonce")?;
            books.nonces.remove(nonce);
        }
        let account = header["kid"].as_str().map(|kid| kid.rsplit('/').next().unwrap().parse::<usize>().unwrap());
        let key = match account {
            Some(account) => self.books.lock().unwrap().accounts.get(account).ok_or("accountDoesNotExist")?.1.clone(),
            None => header["jwk"].clone(),
        };
        let coordinate = |name: &str| BASE64.decode(key[name].as_str().unwrap()).unwrap();
        let point = [vec![4], coordinate("x"), coordinate("y")].concat();
        let message = format!("{}.{}", text("protected")?, text("payload")?);
        UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, point)
            .verify(message.as_bytes(), &decoded("signature")?)
            .map_err(|_| "unauthorized")?;
        let payload: Value = serde_json::from_slice(&decoded("payload")?).unwrap_or_default();
        let parts: Vec<&str> = path.split('/').skip(1).collect();
        let number = |at: usize| parts[at].parse::<usize>().map_err(|_| "malformed");
        let told = match (parts[0], account) {
            ("account", None) => {
                if payload["termsOfServiceAgreed"] != true {
                    return Err("userActionRequired");
                }
                let mut books = self.books.lock().unwrap();
                books.accounts.push((payload, key));
                let location = format!("{}/account/{}", self.url, books.accounts.len() - 1);
                return Ok((Some(location), json!({ "status": "valid" }).to_string()));
            }
            ("order", Some(account)) if parts.len() == 1 => {
                let names = payload["identifiers"].as_array().ok_or("malformed")?.iter();
                let names: Vec<String> = names.map(|name| name["value"].as_str().unwrap().to_owned()).collect();
                let proved = vec![None; names.len()];
                let number = {
                    let mut books = self.books.lock().unwrap();
                    books.orders.push(Order { account, names, proved, certificate: None });
                    books.orders.len() - 1
                };
                return Ok((Some(format!("{}/order/{number}", self.url)), self.order(number).to_string()));
            }
            ("order", Some(_)) => self.order(number(1)?),
            ("authorization", Some(_)) => {
                let (number, at) = (number(1)?, number(2)?);
                let challenge = self.challenge(number, at);
                let name = self.books.lock().unwrap().orders[number].names[at].clone();
                json!({ "identifier": { "type": "dns", "value": name }, "status": challenge["status"],
                    "challenges": [challenge] })
            }
            ("challenge", Some(_)) => {
                let (number, at) = (number(1)?, number(2)?);
                let challenge = self.challenge(number, at);
                tokio::spawn(self.clone().look(number, at));
                challenge
            }
            ("finalize", Some(_)) => {
                let number = number(1)?;
                if self.order(number)["status"] != "ready" {
                    return Err("orderNotReady");
                }
                let request = BASE64.decode(payload["csr"].as_str().ok_or("badCSR")?).map_err(|_| "badCSR")?;
                self.sign(number, request);
                self.order(number)
            }
            ("certificate", Some(_)) => {
                let books = self.books.lock().unwrap();
                return Ok((None, books.orders[number(1)?].certificate.clone().ok_or("malformed")?));
            }
            _ => return Err("malformed"),
        };
        Ok((None, told.to_string()))
    }
}

/// What the server at an address shows as a proof for a name: the hash in an extension of a certificate for it alone.
async fn proof(address: SocketAddr, name: &str) -> Option<Vec<u8>> {
    let provider = Arc::new(rustls::crypto::ring::default_provider());
    let config = ClientConfig::builder_with_provider(provider).with_safe_default_protocol_versions().unwrap();
    let mut config = config.dangerous().with_custom_certificate_verifier(Arc::new(Anything)).with_no_client_auth();
    config.alpn_protocols = vec![b"acme-tls/1".to_vec()];
    let stream = TcpStream::connect(address).await.ok()?;
    let name_asked = ServerName::try_from(name.to_owned()).unwrap();
    let stream = TlsConnector::from(Arc::new(config)).connect(name_asked, stream).await.ok()?;
    let connection = stream.get_ref().1;
    if connection.alpn_protocol() != Some(b"acme-tls/1") {
        return None;
    }
    let (_, shown) = X509Certificate::from_der(&connection.peer_certificates()?[0]).ok()?;
    let names = &shown.subject_alternative_name().ok()??.value.general_names;
    let for_it_alone = names.len() == 1 && names[0].to_string().contains(name);
    let extension = shown.extensions().iter().find(|extension| extension.oid.to_id_string() == "1.3.6.1.5.5.7.1.31")?;
    // An OCTET STRING of 32 bytes.
    let hash = extension.value.strip_prefix(&[4, 32])?;
    (for_it_alone && extension.critical).then(|| hash.to_vec())
}

/// A proof signs itself.
#[derive(Debug)]
struct Anything;

impl ServerCertVerifier for Anything {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, rustls::Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn verify_tls13_signature(
        &self,
        _: &[u8],
        _: &CertificateDer<'_>,
        _: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, rustls::Error> {
        Ok(HandshakeSignatureValid::assertion())
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        rustls::crypto::ring::default_provider().signature_verification_algorithms.supported_schemes()
    }
}
